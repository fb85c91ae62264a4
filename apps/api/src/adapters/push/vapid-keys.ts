import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { keepOnce } from '../../access/keep-once.ts';
import { SecretProblem } from '../../access/secret.ts';
import type { VapidKeys } from '../../push-settings.ts';

const CURVE = 'prime256v1';

/**
 * Returns the pair of keys by which push services know this installation: made at the first start and kept in the data
 * directory. Of another pair, no browser that was registered before would take anything.
 *
 * @throws {SecretProblem} when what is there is no key
 */
export async function vapidKeysOf(dataDirectory: string): Promise<VapidKeys> {
  const path = join(dataDirectory, 'vapid-key');
  const privateKey = await keepOnce(path, makeKey);
  const publicKey = publicKeyOf(privateKey);
  if (publicKey) return { publicKey, privateKey };
  throw new SecretProblem(
    `${path} holds no key. Put the one of a backup in its place, or delete the file: then everybody has to turn notifications on again.`,
  );
}

/** Returns the public key that belongs to a private one; null where that is none. */
export function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** As long as the library wants it: a short number begins with zeros. */
function makeKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}
