import { limitConcurrency } from '../jobs/limit-concurrency.ts';

/** What a hash of argon2id takes: memory in KiB, passes over it, threads. */
export type PasswordWork = {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
};

/** Passwords as hashes, made and compared off the main thread, a few at once. */
export type Passwords = {
  /** Makes the hash of a password that is kept. Refusal: UNAVAILABLE. */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Tells whether a password is that of a hash. Without a hash (the account is unknown) it takes just as long and says
   * no, so that the time tells nothing. Refusal: UNAVAILABLE.
   */
  readonly matches: (passwordHash: string | undefined, password: string) => Promise<boolean>;
};

/** 19 MiB, two passes: the least that OWASP's cheat sheet on storing passwords advises. */
const PASSWORD_WORK: PasswordWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What makes hashes; it is loaded when somebody first signs in or up. */
const load = () => import('@node-rs/argon2');

/** Whoever signs in has no name yet: all stand in one queue, which is two or three seconds long at most. */
const EVERYBODY = 'everybody';

export function createPasswords(work = PASSWORD_WORK): Passwords {
  const inTurn = limitConcurrency({ atOnce: 2, ofOne: 2, waitingOfOne: 120, waiting: 120 });
  let decoy: Promise<string> | undefined;

  async function newHash(password: string): Promise<string> {
    const { hash } = await load();
    return hash(password, work);
  }

  return {
    hash: (password) => inTurn(EVERYBODY, () => newHash(password)),
    async matches(passwordHash, password) {
      decoy ??= newHash('no account has this password');
      const against = passwordHash ?? (await decoy);
      const { verify } = await load();
      const matches = await inTurn(EVERYBODY, () => verify(against, password));
      return passwordHash !== undefined && matches;
    },
  };
}
