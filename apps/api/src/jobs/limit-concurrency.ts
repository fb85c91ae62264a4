import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../errors/refusal.ts';

export type ConcurrencyBounds = {
  /** So many pieces of work at once. */
  readonly atOnce: number;
  /** So many of them for one person. */
  readonly ofOne: number;
  /** So many more of one person wait for their turn. */
  readonly waitingOfOne: number;
  /** So many more of all people wait. */
  readonly waiting: number;
  /** What somebody waits for besides, before they stand in the queue of all. */
  readonly before?: (who: string) => Promise<void>;
};

export type ConcurrencyLimit = <Result>(
  who: string,
  work: () => Promise<Result>,
) => Promise<Result>;

type Person = { readonly limit: LimitFunction; here: number };

const RETRY_AFTER_SECONDS = 2;

/**
 * Creates a gate before expensive work. People take turns: whoever asks for much waits behind their own, and stands in
 * the queue of all with no more than `ofOne`. Refusal: UNAVAILABLE once a queue is full, so that nobody waits for long.
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
  return async (who, work) => {
    const person = people.get(who) ?? { limit: pLimit(ofOne), here: 0 };
    if (here >= atOnce + waiting || person.here >= ofOne + waitingOfOne)
      throw new Refusal('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS });
    people.set(who, person);
    person.here += 1;
    here += 1;
    try {
      return await person.limit(async () => {
        if (before) await before(who);
        return all(work);
      });
    } finally {
      here -= 1;
      person.here -= 1;
      if (person.here === 0) people.delete(who);
    }
  };
}
