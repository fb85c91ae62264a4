import { Refusal } from '../../errors/refusal.ts';

export type DownloadLimits = {
  /** Downloads of one person at a time. */
  readonly atOnce: number;
  /** Downloads of one person that wait for a slot. */
  readonly waiting: number;
  /** The longest wait for a slot. */
  readonly patienceMs: number;
};

/** Releases a slot. A second call does nothing. */
export type ReleaseSlot = () => void;
export type TakeSlot = (readerKey: string) => Promise<ReleaseSlot>;

type Person = { open: number; readonly queue: Set<() => void> };

const LIMITS: DownloadLimits = { atOnce: 4, waiting: 50, patienceMs: 5000 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates download slots: a few per person, with a short queue. Errors: TOO_MANY_REQUESTS if the wait is too long
 * or the queue is full.
 */
export function createDownloadSlots({
  atOnce,
  waiting,
  patienceMs,
}: DownloadLimits = LIMITS): TakeSlot {
  const people = new Map<string, Person>();
  const tooMany = () => new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS });

  function slotOf(readerKey: string, person: Person): ReleaseSlot {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [next] = person.queue;
      // Pass the slot to the next in the queue; the number of open downloads stays the same.
      if (next) return next();
      person.open -= 1;
      if (person.open === 0) people.delete(readerKey);
    };
  }

  return async (readerKey) => {
    const person = people.get(readerKey) ?? { open: 0, queue: new Set() };
    people.set(readerKey, person);
    if (person.open < atOnce) {
      person.open += 1;
      return slotOf(readerKey, person);
    }
    if (person.queue.size >= waiting) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<ReleaseSlot>();
    const giveUp = setTimeout(() => {
      person.queue.delete(enter);
      reject(tooMany());
    }, patienceMs);
    function enter() {
      clearTimeout(giveUp);
      person.queue.delete(enter);
      resolve(slotOf(readerKey, person));
    }
    person.queue.add(enter);
    return promise;
  };
}
