import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Checks a form with the body schema of its call. The values stay as they were typed: the server has the same schema
 * and shapes them itself. Only forms that use this bring the schemas' code with them.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
): Resolver<Values> {
  return zodResolver(schema, undefined, { raw: true }) as Resolver<Values>;
}
