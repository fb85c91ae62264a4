/** Returns how long a service has lasted, in whole minutes; never negative. */
export function elapsedMinutes(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
}

/** The same in whole hours and minutes. */
export function elapsedTime(from: Date, to: Date): { hours: number; minutes: number } {
  const minutes = elapsedMinutes(from, to);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
