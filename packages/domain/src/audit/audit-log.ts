import { MINUTE_MS } from '../time/durations.ts';

/** Subjects of audit log entries. */
export const AUDIT_KINDS = [
  'HEALTH_READ',
  'HEALTH_CHANGE',
  'EXPORT',
  'SIGN_IN',
  'SECURITY',
  'RIGHTS',
  'MONEY',
  'SETTINGS',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** How many months entries are kept. */
export const AUDIT_MONTHS = 24;

/** Reads of the same thing in the same session within this time are one entry. */
export const REPEATED_READ_MS = 15 * MINUTE_MS;

/** The longest text of a changed value, in characters. */
const LONGEST_VALUE = 500;

/** The fields of a thing before or after a change; null if it does not exist. */
export type AuditState = Readonly<Record<string, unknown>> | null;

/** A changed field, with its values as text; null for none. */
export type AuditChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** Returns the fields that differ between two states, in the order of their names. */
export function compareStates(before: AuditState, after: AuditState): readonly AuditChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .toSorted()
    .map((field) => ({
      field,
      before: toText(before?.[field]),
      after: toText(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}
