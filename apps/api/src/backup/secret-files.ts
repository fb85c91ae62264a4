import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets that the server generated into the data directory; those of settings belong to the operator. */
export const SECRET_FILES = ['auth-secret', 'vapid-key'] as const;

type SecretFile = { readonly name: string; readonly bytes: Buffer };

/** Reads the generated secrets that exist. */
export async function readSecrets(dataDirectory: string): Promise<readonly SecretFile[]> {
  const found: SecretFile[] = [];
  for (const name of SECRET_FILES)
    try {
      found.push({ name, bytes: await readFile(join(dataDirectory, name)) });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  return found;
}

/** Writes a secret, readable only by its owner. Fails if it exists. */
export async function writeSecret(
  dataDirectory: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDirectory, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
}
