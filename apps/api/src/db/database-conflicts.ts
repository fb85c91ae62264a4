/** PostgreSQL's serialization failures and deadlocks: a retry can succeed. */
const CONFLICT = /^40(001|P01)$/;
const MOST_TRIES = 4;
/**
 * Foreign key violations. If the row was deleted by a concurrent transaction, a second try sees that it is gone; if
 * it never existed, more tries do not help.
 */
const FOREIGN_KEY_VIOLATION = /^23503$/;
const MOST_LOOKS = 2;

/**
 * Runs `work`, which may conflict with other transactions, and immediately retries it after a conflict such as a
 * deadlock.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries >= maxTries(error)) throw error;
    }
}

/** Returns whether a transaction failed because of a conflict with another one, so that it can be retried. */
export const isConflict = (error: unknown): boolean => maxTries(error) > 1;

function maxTries(error: unknown): number {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (CONFLICT.test(code)) return MOST_TRIES;
    if (FOREIGN_KEY_VIOLATION.test(code)) return MOST_LOOKS;
  }
  return 1;
}
