import { MissingHoursHint } from './MissingHoursHint.tsx';
import { MovesBanner } from './MovesBanner.tsx';
import { PauseBanner } from './PauseBanner.tsx';

/** Shows the banners above the calendar: appointments to move, paused bookings and missing working hours. */
export function CalendarBanners({ onMoves }: { onMoves: () => void }) {
  return (
    <>
      <MovesBanner onOpen={onMoves} />
      <PauseBanner />
      <MissingHoursHint />
    </>
  );
}
