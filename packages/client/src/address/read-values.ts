const MAX_VALUES = 50;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the valid values of a list in the URL, each once; undefined if no value is valid. */
export function readList<Value>(
  list: unknown,
  read: (value: unknown) => Value | undefined,
): Value[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const valid = new Set(list.map(read).filter((value) => value !== undefined));
  return valid.size > 0 ? [...valid].slice(0, MAX_VALUES) : undefined;
}

/** Reads an id and lower-cases it; undefined for anything else. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value.toLowerCase() : undefined;

/** Returns a reader that accepts only the given values. */
export const oneOf =
  <Value>(values: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    values.find((valid) => valid === value);

/** Reads an existing calendar day, `YYYY-MM-DD`; undefined for anything else. */
export function readDayValue(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/** Reads a trimmed text; undefined if it is empty. Accepts numbers, because the router parses digits as a number. */
export function readWord(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}
