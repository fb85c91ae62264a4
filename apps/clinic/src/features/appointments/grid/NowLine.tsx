import type { Span } from '@zampa/domain/appointments/slots/spans';
import { wallDay, wallMinute } from '@zampa/domain/time/wall-day';
import { toVerticalPosition } from './place-entries.ts';

/** Returns the current minute if a column of a day shows it; null otherwise. */
export function minuteNowOn(now: Date, day: string, { from, to }: Span): number | null {
  const minute = wallMinute(now);
  return wallDay(now) === day && from <= minute && minute < to ? minute : null;
}

/** The line at the current time. */
export function NowLine({ minute, visibleHours }: { minute: number; visibleHours: Span }) {
  const { top } = toVerticalPosition({ from: minute, to: minute }, visibleHours);
  return <div className="calendar-now" style={{ top: `${top}%` }} />;
}
