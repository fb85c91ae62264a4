import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keepOnce } from './keep-once.ts';

/** Shorter is no secret of ours: everybody could sign with what an interrupted start left empty. */
const SHORTEST = 24;

/**
 * Returns the secret of this installation, made once.
 *
 * @throws {SecretProblem} when what is there is no secret
 */
export async function secretOf(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'auth-secret');
  const secret = await keepOnce(path, () => randomBytes(32).toString('base64url'));
  if (secret.length < SHORTEST)
    throw new SecretProblem(
      `${path} holds no secret of at least ${SHORTEST} characters. Put the one of a backup in its place, or delete the file: then everybody has to sign in again, and links in letters end.`,
    );
  return secret;
}

/** Thrown with a sentence for an operator. */
export class SecretProblem extends Error {
  override readonly name = 'SecretProblem';
}
