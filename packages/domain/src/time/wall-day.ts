import { MINUTE_MS } from './durations.ts';

/* Parts of wall dates, whose local time is in their UTC fields: see wall-date.ts. */

/** Returns the day of a wall date as `YYYY-MM-DD`. */
export const wallDay = (wall: Date): string => wall.toISOString().slice(0, 10);

/** Returns the local time of a wall date as `HH:MM`. */
export const wallTime = (wall: Date): string => wall.toISOString().slice(11, 16);

/** Returns the minutes after midnight of a wall date. */
export const wallMinute = (wall: Date): number => wall.getUTCHours() * 60 + wall.getUTCMinutes();

/** Returns the wall date of a day and a minute after midnight. */
export const wallAt = (day: string, minute = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS);
