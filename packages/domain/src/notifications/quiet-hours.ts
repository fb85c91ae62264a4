import { DAY_MINUTES, MINUTE_MS } from '../time/durations.ts';
import { instantOf, wallDate } from '../time/wall-date.ts';

/** When somebody wants to be left alone, every day: minutes after midnight by the clocks of their zone. */
export type QuietHours = {
  readonly from: number;
  /** The first minute that is not quiet any more; before `from`, it is of the next day. */
  readonly to: number;
  readonly zone: string;
};

/** Returns when the quiet hours end that an instant lies in; null where it lies in none. */
export function endOfQuiet(at: Date, { from, to, zone }: QuietHours): Date | null {
  const wall = wallDate(at, zone);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (from === to || !isQuiet) return null;
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  const minutes = to > minute ? to : to + DAY_MINUTES;
  return instantOf(new Date(midnight + minutes * MINUTE_MS), zone);
}
