const VALUES_MAX = 50;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the values of a list in an address that are understood, each once; undefined when there is none. */
export function readList<Value>(
  list: unknown,
  read: (value: unknown) => Value | undefined,
): Value[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const known = new Set(list.map(read).filter((value) => value !== undefined));
  return known.size > 0 ? [...known].slice(0, VALUES_MAX) : undefined;
}

/** Reads an id, in lower case; undefined for anything else. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined;

/** A value that is one of these. */
export const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((known) => known === value);

/** Reads a calendar day that exists, `YYYY-MM-DD`. */
export function readDayValue(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** Reads a text without spaces around it. The router reads one of digits as a number. */
export function readWord(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}
