import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../errors/refusal.ts';

export type ConcurrencyBounds = {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number;
  /** Maximum number of concurrent tasks per key. */
  readonly ofOne: number;
  /** Maximum number of waiting tasks per key. */
  readonly waitingOfOne: number;
  /** Maximum number of waiting tasks overall. */
  readonly waiting: number;
  /** Awaited per task before it enters the common queue. */
  readonly before?: (key: string) => Promise<void>;
};

export type ConcurrencyLimit = <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>;

type Person = { readonly limit: LimitFunction; here: number };

const RETRY_AFTER_SECONDS = 2;

/**
 * Limits the concurrency of expensive work with fair queueing: the tasks of one key (a person or clinic) wait in
 * their own queue, and at most `ofOne` of them are in the common one. Errors: UNAVAILABLE once a queue is full.
 */
export function limitConcurrency({
  atOnce,
  ofOne,
  waitingOfOne,
  waiting,
  before,
}: ConcurrencyBounds): ConcurrencyLimit {
  const all = pLimit(atOnce);
  const people = new Map<string, Person>();
  let here = 0;
  return async (key, work) => {
    const person = people.get(key) ?? { limit: pLimit(ofOne), here: 0 };
    if (here >= atOnce + waiting || person.here >= ofOne + waitingOfOne)
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    people.set(key, person);
    person.here += 1;
    here += 1;
    try {
      return await person.limit(async () => {
        if (before) await before(key);
        return all(work);
      });
    } finally {
      here -= 1;
      person.here -= 1;
      if (person.here === 0) people.delete(key);
    }
  };
}
