/** The `Date` header has a precision of seconds; smaller differences are ignored. */
const MIN_DIFFERENCE_MS = 2000;

let aheadMs = 0;

/** Records the difference between the server's clock and the device's, from a response's `Date` header. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const serverTime = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime + 500 - now;
  if (Math.abs(difference - aheadMs) > MIN_DIFFERENCE_MS)
    aheadMs = Math.abs(difference) > MIN_DIFFERENCE_MS ? difference : 0;
}

/** Returns the current time by the server's clock, in milliseconds. Used to count down the server's deadlines. */
export const serverNow = (now = Date.now()): number => now + aheadMs;
