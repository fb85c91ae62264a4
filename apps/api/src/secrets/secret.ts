import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from './read-or-create-file.ts';

/** Minimum length. An interrupted start may have left an empty file, with which anyone could sign. */
const MIN_LENGTH = 24;

/**
 * Returns the secret of this installation, creating it at the first start.
 *
 * @throws {SecretProblem} if the stored secret is too short
 */
export async function readOrCreateSecret(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'auth-secret');
  const secret = await readOrCreateFile(path, () => randomBytes(32).toString('base64url'));
  if (secret.length < MIN_LENGTH)
    throw new SecretProblem(
      `${path} holds no secret of at least ${MIN_LENGTH} characters. Put the one of a backup in its place, or delete the file: then everybody has to sign in again, and links in letters end.`,
    );
  return secret;
}

/** Thrown with a message for the operator. */
export class SecretProblem extends Error {
  override readonly name = 'SecretProblem';
}
