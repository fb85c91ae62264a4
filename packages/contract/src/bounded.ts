import * as z from 'zod';

/** Limit for text that represents a word, number or boolean. */
const SHORT_TEXT_LENGTH = 100;

/** Limit for JSON text in a field: a message of 4,000 escaped characters and the rest of a request. */
export const JSON_TEXT_LENGTH = 64_000;

/** Schemas that read text in constant time, or reject long text first. */
const boundedSchemas = new WeakSet<object>();

/** Returns whether a schema is marked as bounded, which means that it does not read long text. */
export const isBounded = (schema: object): boolean => boundedSchemas.has(schema);

/**
 * Accepts text as typed. Longer text is rejected before any later check or transform.
 *
 * @param error error code of that rejection; defaults to `too_big`
 */
export const rawText = (max: number, error?: string) =>
  z.string().max(max, { abort: true, ...(error !== undefined && { error }) });

/**
 * Accepts any input and marks the schema as bounded, although the length of the input is not limited. Only for
 * fields that are compared with a constant, which takes the same time for any length.
 */
export function constantTimeInput(): z.ZodUnknown {
  const schema = z.unknown();
  boundedSchemas.add(schema);
  return schema;
}

/** Converts input before a schema parses it. Text longer than `max` is rejected before the conversion. */
export function converted<Schema extends z.ZodType>(
  convert: (input: unknown) => unknown,
  schema: Schema,
  max = SHORT_TEXT_LENGTH,
) {
  const bounded = z.preprocess((input, { issues }) => {
    if (typeof input !== 'string' || input.length <= max) return convert(input);
    issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input });
    return z.NEVER;
  }, schema);
  boundedSchemas.add(bounded.def.in);
  return bounded;
}

/** Accepts a number that may be sent as text, as in a query or form. */
export const numeric = <Schema extends z.ZodType<number>>(schema: Schema) =>
  converted((input) => (typeof input === 'string' ? Number(input) : input), schema);

/** Parses JSON text; returns the text unchanged if it is too long or invalid JSON. */
export function parseJsonText(text: string): unknown {
  if (text.length > JSON_TEXT_LENGTH) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
