import { limitConcurrency } from '../jobs/limit-concurrency.ts';

/** argon2id with 19 MiB, two passes; it runs off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What makes hashes; it is loaded when somebody first signs in or up. */
const load = () => import('@node-rs/argon2');

/** Whoever signs in has no name yet: all stand in one queue, which is two or three seconds long at most. */
const EVERYBODY = 'everybody';
const inTurn = limitConcurrency({ atOnce: 2, ofOne: 2, waitingOfOne: 120, waiting: 120 });

/** Makes the hash of a password that is kept. Refusal: UNAVAILABLE. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(EVERYBODY, () => newHash(password));
}

async function newHash(password: string): Promise<string> {
  const { hash } = await load();
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Tells whether a password is that of a hash. Without a hash (the account is unknown) it takes just as long and says
 * no, so that the time tells nothing. Refusal: UNAVAILABLE.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string) {
  decoy ??= newHash('no account has this password');
  const against = passwordHash ?? (await decoy);
  const { verify } = await load();
  const matches = await inTurn(EVERYBODY, () => verify(against, password));
  return passwordHash !== undefined && matches;
}
