import { createGate } from './gate.ts';
import { Refusal } from './refusal.ts';

/** Files are in memory while they are read and stored, each of at most 20 MB. */
export type FormLimits = {
  /** So many forms at once. */
  readonly all: number;
  /** So many of one person: whoever sends many, or slowly, keeps no place that others need. */
  readonly ofOne: number;
  /** So many more of one person wait for their turn; what comes then is refused. */
  readonly waiting: number;
};

const LIMITS: FormLimits = { all: 12, ofOne: 4, waiting: 300 };
const RETRY_AFTER_SECONDS = 5;

/** Reads forms in turn, of each person and of all. Refusal: TOO_MANY_REQUESTS. */
export function createFormQueue({ all, ofOne, waiting }: FormLimits = LIMITS) {
  const oneOfAll = createGate(all);
  const people = new Map<string, { readonly gate: ReturnType<typeof createGate>; here: number }>();
  return async <Result>(who: string, work: () => Promise<Result>): Promise<Result> => {
    const person = people.get(who) ?? { gate: createGate(ofOne), here: 0 };
    if (person.here >= ofOne + waiting)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER_SECONDS });
    people.set(who, person);
    person.here += 1;
    try {
      return await person.gate(() => oneOfAll(work));
    } finally {
      person.here -= 1;
      if (person.here === 0) people.delete(who);
    }
  };
}
