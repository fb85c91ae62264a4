/** What PostgreSQL says to one of several transactions that cannot all be: it failed, and would do well by itself. */
const CONFLICT = /^40(001|P01)$/;
const MOST_TRIES = 4;
/**
 * Something was named that is not there, or taken away while it is named. Where it was there when it was looked for,
 * another transaction was faster, and who looks again finds it gone; where it never was, nothing comes of trying on.
 */
const GONE = /^23503$/;
const MOST_LOOKS = 2;

/** Does what may meet others in the database, and does it again at once when it lost to them (a deadlock). */
export async function retryingConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries >= mostTries(error)) throw error;
    }
}

function mostTries(error: unknown): number {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (CONFLICT.test(code)) return MOST_TRIES;
    if (GONE.test(code)) return MOST_LOOKS;
  }
  return 1;
}
