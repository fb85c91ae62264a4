import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret of this installation: made once, readable by its owner alone. */
export async function secretOf(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'auth-secret');
  await mkdir(dataDirectory, { recursive: true });
  try {
    const file = await open(path, 'wx', 0o600);
    const secret = randomBytes(32).toString('base64url');
    try {
      await file.writeFile(secret);
      await file.sync();
    } finally {
      await file.close();
    }
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFile(path, 'utf8');
  }
}
