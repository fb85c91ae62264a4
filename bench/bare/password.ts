import { verify } from '@node-rs/argon2';
import type { Work } from './work.ts';

/** The hash alone: what a sign-in cannot do without. */
export const verifyPassword: Work = async (_pool, _query, body) => {
  const { hash, password } = JSON.parse(body) as { hash: string; password: string };
  return JSON.stringify(await verify(hash, password));
};
