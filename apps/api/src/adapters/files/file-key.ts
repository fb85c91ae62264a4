import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from '../../secrets/read-or-create-file.ts';
import { SecretProblem } from '../../secrets/secret.ts';

const KEY_BYTES = 32;

/**
 * Returns the key of stored files: that of the settings, or one that is created once in the data directory.
 *
 * @throws {SecretProblem} if the stored key is not valid
 */
export async function readFileKey(
  dataDirectory: string,
  configured: string | undefined,
): Promise<Buffer> {
  const path = join(dataDirectory, 'file-key');
  const text =
    configured ??
    (await readOrCreateFile(path, () => randomBytes(KEY_BYTES).toString('base64url')));
  const key = Buffer.from(text, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new SecretProblem(
    `${path} holds no key of ${KEY_BYTES} bytes. Put the one of a backup in its place: without it, uploaded files cannot be read.`,
  );
}
