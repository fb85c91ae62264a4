import type * as z from 'zod';
import { converted, parseJsonText } from './bounded.ts';

/** Fields of an address in any request. */
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
 * Accepts a body whose address may be an object in `address`, and flattens it. Nested fields override flat ones;
 * errors name the flat fields. Our own apps send flat fields, as the type shows.
 */
export function withNestedAddress<Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, z.input<Schema>> {
  const described = schema.meta({
    description: 'The address may also be sent as one object, in `address`; it is stored flat.',
  });
  return converted(flattenAddress, described) as unknown as z.ZodType<
    z.output<Schema>,
    z.input<Schema>
  >;
}

function flattenAddress(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('address' in body)) return body;
  const { address, ...rest } = body;
  const nested = parseIfJsonObject(address);
  if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) return body;
  const parts = PARTS.filter((name) => Object.hasOwn(nested, name));
  return { ...rest, ...Object.fromEntries(parts.map((name) => [name, Reflect.get(nested, name)])) };
}

/** Parses an object that a form sends as JSON text. A street is text too, but never starts with a brace. */
function parseIfJsonObject(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value;
  return parseJsonText(value);
}
