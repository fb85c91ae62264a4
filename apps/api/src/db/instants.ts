/** What PostgreSQL writes of an instant in UTC: without the zeros that its fraction would end with. */
const IN_UTC = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00:00|Z)$/;

/** Returns an instant that PostgreSQL wrote into JSON as the contract has it: in UTC, to the millisecond. */
export function isoInstant(written: string): string {
  // A list has hundreds of them: to make a date of each takes a hundred times as long.
  const [, whole, fraction = ''] = IN_UTC.exec(written) ?? [];
  return whole === undefined
    ? new Date(written).toISOString()
    : `${whole}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** Returns the same for an instant that may be missing. */
export const isoInstantOrNull = (written: string | null): string | null =>
  written === null ? null : isoInstant(written);
