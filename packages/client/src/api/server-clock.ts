/** An answer names the second in which it was given: less than this is no difference. */
const NOTICED_MS = 2000;

let aheadMs = 0;

/** Notes by an answer how far the server's clock is from the one of this device. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told + 500 - now;
  if (Math.abs(difference - aheadMs) > NOTICED_MS)
    aheadMs = Math.abs(difference) > NOTICED_MS ? difference : 0;
}

/** Returns the present by the server's clock, in milliseconds: what it is that ends by it is counted down by it. */
export const serverNow = (now = Date.now()): number => now + aheadMs;
