import { limitConcurrency } from '../jobs/limit-concurrency.ts';

/** Cost of an argon2id hash: memory in KiB, passes, threads. */
export type PasswordWork = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** Hashes and verifies passwords in the thread pool, a few at a time. */
export type Passwords = {
  /** Hashes a password for storage. Errors: UNAVAILABLE. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Returns whether a password matches a hash. Without a hash (no such account) it takes just as long and returns
   * false, so that the time reveals nothing. Errors: UNAVAILABLE.
   */
  readonly matches: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/** 19 MiB and two passes: the minimum of OWASP's password storage cheat sheet. */
const PASSWORD_WORK: PasswordWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loads the argon2 library at the first sign-in or sign-up. */
const loadArgon2 = () => import('@node-rs/argon2');

/**
 * Callers are not identified before the password check, so that all share one queue of two or three seconds at most.
 */
const SHARED_QUEUE = 'everybody';

export function createPasswords(work = PASSWORD_WORK): Passwords {
  const limit = limitConcurrency({ atOnce: 2, ofOne: 2, waitingOfOne: 120, waiting: 120 });
  let decoy: Promise<string> | undefined;

  async function newHash(password: string): Promise<string> {
    const { hash } = await loadArgon2();
    return hash(password, work);
  }

  return {
    hash: (password) => limit(SHARED_QUEUE, () => newHash(password)),
    async matches(passwordHash, password) {
      decoy ??= newHash('no account has this password');
      const against = passwordHash ?? (await decoy);
      const { verify } = await loadArgon2();
      const matches = await limit(SHARED_QUEUE, () => verify(against, password));
      return passwordHash !== undefined && matches;
    },
  };
}
