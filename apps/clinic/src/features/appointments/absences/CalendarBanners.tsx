import { HoursHint } from './HoursHint.tsx';
import { PauseBanner } from './PauseBanner.tsx';

/** Shows what somebody has to know of a calendar as a whole. */
export function CalendarBanners() {
  return (
    <>
      <PauseBanner />
      <HoursHint />
    </>
  );
}
