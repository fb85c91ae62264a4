/** PostgreSQL's format of UTC instants, which omits trailing zeros of the fraction. */
const IN_UTC = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00:00|Z)$/;

/** Converts an instant from PostgreSQL's JSON to the contract's format: UTC with milliseconds. */
export function isoInstant(written: string): string {
  // Lists contain hundreds of instants; `Date` would take a hundred times as long.
  const [, whole, fraction = ''] = IN_UTC.exec(written) ?? [];
  return whole === undefined
    ? new Date(written).toISOString()
    : `${whole}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** Converts an instant like `isoInstant`; null stays null. */
export const isoInstantOrNull = (written: string | null): string | null =>
  written === null ? null : isoInstant(written);
