import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes; it runs off the main thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password is that of a hash. Without a hash (the account is unknown) it takes just as long
 * and says no, so that the time tells nothing.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string) {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && matches;
}
