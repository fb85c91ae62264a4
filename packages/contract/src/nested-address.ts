import * as z from 'zod';

/** What an address is made of, wherever one is sent. */
const PARTS = [
  'address',
  'streetNumber',
  'suite',
  'postcode',
  'city',
  'region',
  'country',
] as const;

/**
 * Accepts a body whose address may be nested, as one object in `address`, and makes it flat. What is nested wins over
 * what stands beside it, and what is wrong in it is named as it is flat. Our own apps send it flat, and its type says so.
 */
export function withNestedAddress<Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  const described = schema.meta({
    description: 'The address may also be sent as one object, in `address`; it is stored flat.',
  });
  return z.preprocess(flattened, described) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema>
  >;
}

function flattened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('address' in body)) return body;
  const { address, ...rest } = body;
  const nested = parsedObject(address);
  if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) return body;
  const parts = Object.entries(nested).filter(([name]) => PARTS.some((part) => part === name));
  return { ...rest, ...Object.fromEntries(parts) };
}

/** A form sends an object as JSON text; a street is one too, but none that begins with a brace. */
function parsedObject(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
