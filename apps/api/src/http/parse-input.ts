import { isRefusalCode } from '@zampa/contract/refusals';
import type * as z from 'zod';
import { Refusal, type FieldError } from '../errors/refusal.ts';

/**
 * Parses what was sent by its schema, which may name a refusal as its message; everything else is VALIDATION with every
 * field that is wrong.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  where: 'path' | 'query' | 'body',
): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  if (where === 'path') throw new Refusal('NOT_FOUND');
  const named = issues.map(({ message }) => message).find(isRefusalCode);
  throw new Refusal(named ?? 'VALIDATION', {
    fields: issues.map((issue) => fieldError(issue, where)),
  });
}

function fieldError(issue: z.core.$ZodIssue, where: string): FieldError {
  const field = issue.path.join('.') || where;
  const own = /^[a-z]+(_[a-z]+)*$|^[A-Z_]+$/.test(issue.message);
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  const code = own ? issue.message : missing ? 'required' : issue.code;
  const params = boundsOf(issue);
  return params ? { field, code, params } : { field, code };
}

function boundsOf(issue: z.core.$ZodIssue): { readonly count: number } | undefined {
  if (issue.code === 'too_big') return { count: Number(issue.maximum) };
  return issue.code === 'too_small' ? { count: Number(issue.minimum) } : undefined;
}
