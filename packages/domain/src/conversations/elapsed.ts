import { MINUTE_MS } from '../time/durations.ts';

/** Returns how long a service took, in whole hours and minutes; never negative. */
export function elapsedTime(from: Date, to: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
