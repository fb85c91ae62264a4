/** What PostgreSQL says to one of several transactions that cannot all be: it failed, and would do well by itself. */
const CONFLICT = /^40(001|P01)$/;
const MOST_TRIES = 4;

/** Does what may meet others in the database, and does it again at once when it lost to them (a deadlock). */
export async function retryingConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries >= MOST_TRIES || !isConflict(error)) throw error;
    }
}

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CONFLICT.test(String(cause.code))) return true;
  return false;
}
