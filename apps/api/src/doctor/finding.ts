export type FindingLevel = 'ok' | 'warning' | 'error';

/** The result of one check: one line for the operator. */
export type Finding = {
  readonly level: FindingLevel;
  /** The checked thing. */
  readonly subject: string;
  readonly detail: string;
  /** The way to mend it; null if nothing is wrong. */
  readonly remedy: string | null;
};

export const ok = (subject: string, detail: string): Finding => ({
  level: 'ok',
  subject,
  detail,
  remedy: null,
});

export const warning = (subject: string, detail: string, remedy: string): Finding => ({
  level: 'warning',
  subject,
  detail,
  remedy,
});

export const problem = (subject: string, detail: string, remedy: string): Finding => ({
  level: 'error',
  subject,
  detail,
  remedy,
});

/** Longer texts of errors are cut. */
const LONGEST_REASON = 200;

/** Returns the message of an error on one line, without its stack. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || codeOf(error) : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);
}

// An AggregateError of several failed addresses has no message.
const codeOf = (error: Error) => ('code' in error ? String(error.code) : error.name);
