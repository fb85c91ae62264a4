import { DAY_MINUTES, MINUTE_MS } from '../time/durations.ts';
import { instantOf, wallDate } from '../time/wall-date.ts';

/** Daily quiet hours in minutes after midnight, on the clock of the person's zone. */
export type QuietHours = {
  readonly from: number;
  /** First minute after the quiet hours; if less than `from`, on the next day. */
  readonly to: number;
  readonly zone: string;
};

/** Returns the end of the quiet hours that contain an instant; null outside quiet hours. */
export function quietHoursEnd(at: Date, { from, to, zone }: QuietHours): Date | null {
  const wall = wallDate(at, zone);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (from === to || !isQuiet) return null;
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  const minutes = to > minute ? to : to + DAY_MINUTES;
  return instantOf(new Date(midnight + minutes * MINUTE_MS), zone);
}
