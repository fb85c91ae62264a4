import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from './limit-concurrency.ts';

/** argon2id with 19 MiB, two passes; it runs off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Whoever signs in has no name yet: all stand in one queue, which is two or three seconds long at most. */
const EVERYBODY = 'everybody';
const inTurn = limitConcurrency({ atOnce: 2, ofOne: 2, waitingOfOne: 120, waiting: 120 });

/** Makes the hash of a password that is kept. Refusal: UNAVAILABLE. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(EVERYBODY, () => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Tells whether a password is that of a hash. Without a hash (the account is unknown) it takes just as long and says
 * no, so that the time tells nothing. Refusal: UNAVAILABLE.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string) {
  decoy ??= hash('no account has this password', cost);
  const against = passwordHash ?? (await decoy);
  const matches = await inTurn(EVERYBODY, () => verify(against, password));
  return passwordHash !== undefined && matches;
}
