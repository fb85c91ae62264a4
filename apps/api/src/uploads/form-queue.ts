import pLimit, { type LimitFunction } from 'p-limit';
import { Refusal } from '../errors/refusal.ts';

export type FormLimits = {
  /** Maximum number of forms processed concurrently. */
  readonly all: number;
  /** Maximum number of forms per person that are read or processed concurrently. */
  readonly ofOne: number;
  /** Maximum number of unread forms waiting per person; further ones are refused. */
  readonly waiting: number;
};

const LIMITS: FormLimits = { all: 12, ofOne: 4, waiting: 300 };
const RETRY_AFTER_SECONDS = 5;

/**
 * Creates the queues of forms: one per person before they are read, and one for all before they are processed. Slow
 * uploads therefore delay only their sender. Errors: TOO_MANY_REQUESTS.
 */
export function createFormQueue({ all, ofOne, waiting }: FormLimits = LIMITS) {
  const ofAll = pLimit(all);
  const people = new Map<string, { readonly limit: LimitFunction; here: number }>();
  return async <Form, Result>(
    sender: string,
    read: () => Promise<Form>,
    use: (form: Form) => Promise<Result>,
  ): Promise<Result> => {
    const person = people.get(sender) ?? { limit: pLimit(ofOne), here: 0 };
    if (person.here >= ofOne + waiting)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS });
    people.set(sender, person);
    person.here += 1;
    try {
      return await person.limit(async () => {
        const form = await read();
        return ofAll(() => use(form));
      });
    } finally {
      person.here -= 1;
      if (person.here === 0) people.delete(sender);
    }
  };
}
