import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../errors/refusal.ts';

export type FormLimits = {
  /** So many forms are decoded and stored at once. */
  readonly all: number;
  /** So many of one person are read, decoded or stored at once: whoever sends many waits for their own. */
  readonly ofOne: number;
  /** So many more of one person wait for their turn, unread; what comes then is refused. */
  readonly waiting: number;
};

const LIMITS: FormLimits = { all: 12, ofOne: 4, waiting: 300 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates the queues of forms: one of each person, in which they wait before they are read, and one of all, in which
 * they wait once they have come whole. Whoever sends slowly keeps nobody waiting but themselves.
 * Refusal: TOO_MANY_REQUESTS.
 */
export function createFormQueue({ all, ofOne, waiting }: FormLimits = LIMITS) {
  const ofAll = pLimit(all);
  const people = new Map<string, { readonly limit: LimitFunction; here: number }>();
  return async <Form, Result>(
    who: string,
    read: () => Promise<Form>,
    use: (form: Form) => Promise<Result>,
  ): Promise<Result> => {
    const person = people.get(who) ?? { limit: pLimit(ofOne), here: 0 };
    if (person.here >= ofOne + waiting)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS });
    people.set(who, person);
    person.here += 1;
    try {
      return await person.limit(async () => {
        const form = await read();
        return ofAll(() => use(form));
      });
    } finally {
      person.here -= 1;
      if (person.here === 0) people.delete(who);
    }
  };
}
