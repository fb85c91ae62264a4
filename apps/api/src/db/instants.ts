/** Returns an instant that PostgreSQL wrote into JSON as the contract has it: in UTC, to the millisecond. */
export const isoInstant = (written: string): string => new Date(written).toISOString();

/** Returns the same for an instant that may be missing. */
export const isoInstantOrNull = (written: string | null): string | null =>
  written === null ? null : isoInstant(written);
