import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Shorter is no secret of ours: everybody could sign with what an interrupted start left empty. */
const SHORTEST = 24;

/**
 * Returns the secret of this installation: made once, readable by its owner alone, written aside and put in its place
 * whole. Of several processes that start together, all have that of the first.
 *
 * @throws {SecretProblem} when what is there is no secret
 */
export async function secretOf(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'auth-secret');
  await mkdir(dataDirectory, { recursive: true });
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
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

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function makeSecret(path: string): Promise<string> {
  const aside = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(32).toString('base64url'));
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    // A link is refused where another process was first; a rename would put its secret away.
    await link(aside, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
  return (await readSecret(path)) ?? '';
}
