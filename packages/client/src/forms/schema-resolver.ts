import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Validates a form with the body schema of its call. The values stay as typed: the server normalizes them with the
 * same schema. Only forms that use this load the schema code.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values> {
  return zodResolver(schema, undefined, { raw: true }) as Resolver<Values>;
}
