import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** Hashes and encrypts texts, so that read access to the database alone reveals nothing. */
export type Seals = ReturnType<typeof createSeals>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates the seals of an installation.
 *
 * @param previousSecret the secret that `secret` has replaced: texts encrypted with it can still be decrypted
 */
export function createSeals(secret: string, previousSecret?: string) {
  const hashKey = deriveKey(secret, 'hash of a content');
  const sealKey = deriveKey(secret, 'seal');
  const openingKeys = [
    sealKey,
    ...(previousSecret === undefined ? [] : [deriveKey(previousSecret, 'seal')]),
  ];

  return {
    hash: (text: string) => createHmac('sha256', hashKey).update(text).digest('base64url'),

    /** Returns a text encrypted with the secret that has replaced its own; null if nothing was replaced, or it is done. */
    renew(sealed: string, place: string): string | null {
      if (previousSecret === undefined) return null;
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        openWith(sealKey, bytes, place);
        return null;
      } catch {
        return this.seal(this.open(sealed, place), place);
      }
    },

    /** Whether there is a replaced secret. */
    hasPrevious: previousSecret !== undefined,

    /** Encrypts a text. `place` is authenticated: ciphertext copied to another row cannot be decrypted. */
    seal(text: string, place: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
    },

    /**
     * Decrypts a text.
     *
     * @throws if it was altered, moved or encrypted with another secret
     */
    open(sealed: string, place: string): string {
      const bytes = Buffer.from(sealed, 'base64url');
      const [last, ...others] = openingKeys.toReversed();
      for (const key of others.toReversed())
        try {
          return openWith(key, bytes, place);
        } catch {
          // Encrypted with the previous secret, or altered: the last key decides.
        }
      return openWith(last ?? sealKey, bytes, place);
    },
  };
}

const deriveKey = (secret: string, purpose: string) =>
  createSecretKey(createHmac('sha256', secret).update(purpose).digest());

function openWith(key: KeyObject, bytes: Buffer, place: string): string {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
