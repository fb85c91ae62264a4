import type { StaffFacility } from '@zampa/contract/people/user';
import { HoursHint } from './HoursHint.tsx';
import { PauseBanner } from './PauseBanner.tsx';

/** What somebody has to know of a calendar as a whole. */
export function CalendarBanners({ facility }: { facility: StaffFacility }) {
  return (
    <>
      <PauseBanner facility={facility} />
      <HoursHint facility={facility} />
    </>
  );
}
