import { isRefusalCode } from '@zampa/contract/refusals';
import type * as z from 'zod';
import { Refusal, type FieldError } from '../../errors/refusal.ts';

/**
 * Validates input by a schema. If an issue's message is a refusal code, throws that refusal; otherwise throws
 * VALIDATION with all invalid fields.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  where: 'path' | 'query' | 'body',
): unknown {
  if (!schema) return undefined;
  // Needed to tell missing from invalid values; the input is not passed on.
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues.map(({ message }) => message).find(isRefusalCode);
  if (where === 'path') throw new Refusal(named ?? 'NOT_FOUND');
  throw new Refusal(named ?? 'VALIDATION', {
    fields: issues.map((issue) => fieldError(issue, value, where)),
  });
}

function fieldError(issue: z.core.$ZodIssue, sent: unknown, where: string): FieldError {
  const field = issue.path.join('.') || where;
  const own = /^[a-z]+(_[a-z]+)*$|^[A-Z_]+$/.test(issue.message);
  const code = own ? issue.message : isMissing(issue, sent) ? 'required' : codeOf(issue);
  const params = boundsOf(issue);
  return params ? { field, code, params } : { field, code };
}

/** Returns whether a required value is missing. */
function isMissing({ input, path }: z.core.$ZodIssue, sent: unknown): boolean {
  // A coerced number is NaN for a word as well as for a missing value, so that the raw input decides.
  const value = Number.isNaN(input) ? valueAt(sent, path) : input;
  return value === undefined || value === null;
}

function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : value),
    sent,
  );
}

/** Returns the issue's code; for a union, `invalid_type` if the type is wrong for all of its members. */
function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue.code;
  const isWrongType = issue.errors.every(([first]) => first?.code === 'invalid_type');
  return isWrongType ? 'invalid_type' : issue.code;
}

function boundsOf(issue: z.core.$ZodIssue): { readonly count: number } | undefined {
  if (issue.code === 'too_big') return { count: Number(issue.maximum) };
  return issue.code === 'too_small' ? { count: Number(issue.minimum) } : undefined;
}
