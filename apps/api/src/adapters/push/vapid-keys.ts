import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateFile } from '../../secrets/read-or-create-file.ts';
import { SecretProblem } from '../../secrets/secret.ts';
import type { VapidKeys } from '../../settings/push-settings.ts';

const CURVE = 'prime256v1';

/**
 * Returns the VAPID keys of this installation, created at the first start and stored in the data directory. Browsers
 * that subscribed with one pair accept no other.
 *
 * @throws {SecretProblem} if the stored key is invalid
 */
export async function vapidKeysOf(dataDirectory: string): Promise<VapidKeys> {
  const path = join(dataDirectory, 'vapid-key');
  const privateKey = await readOrCreateFile(path, makeKey);
  const publicKey = publicKeyOf(privateKey);
  if (publicKey) return { publicKey, privateKey };
  throw new SecretProblem(
    `${path} holds no key. Put the one of a backup in its place, or delete the file: then everybody has to turn notifications on again.`,
  );
}

/** Returns the public key of a private key; null if the private key is invalid. */
export function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Creates a private key, padded with leading zeros to the length that the library expects. */
function makeKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const bytes = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}
