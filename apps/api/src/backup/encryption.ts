import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupProblem } from './backup-problem.ts';

/** For whom an archive is encrypted; without both it is not encrypted. */
export type EncryptionKeys = {
  /** A public key of age, `age1…`. */
  readonly recipient?: string | undefined;
  readonly passphrase?: string | undefined;
};

/** Keys of which one opens an encrypted archive. */
export type DecryptionKeys = {
  /** The private key of a recipient, `AGE-SECRET-KEY-…`. */
  readonly identity?: string | undefined;
  readonly passphrase?: string | undefined;
};

/** The first bytes of an encrypted archive. */
export const AGE_MAGIC = 'age-encryption.org/v1';

const SHORTEST_PASSPHRASE = 12;

export const isEncrypting = ({ recipient, passphrase }: EncryptionKeys) =>
  recipient !== undefined || passphrase !== undefined;

/** Encrypts a stream with age (https://age-encryption.org/v1). Throws if the recipient is not a public key. */
export async function encryptStream(
  content: Readable,
  { recipient, passphrase }: EncryptionKeys,
): Promise<Readable> {
  const encrypter = new Encrypter();
  if (recipient !== undefined) addRecipient(encrypter, recipient);
  else if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupProblem(`${recipient} is not a public key of age, which begins with age1.`, {
      cause,
    });
  }
}

/** Decrypts a stream. Throws if the keys are missing or wrong. */
export async function decryptStream(
  content: Readable,
  { identity, passphrase }: DecryptionKeys,
): Promise<Readable> {
  const decrypter = new Decrypter();
  if (identity === undefined && passphrase === undefined)
    throw new BackupProblem(
      'The archive is encrypted. Name the file of its passphrase with --passphrase-file, or that of the private key with --identity-file.',
    );
  try {
    if (identity !== undefined) decrypter.addIdentity(identity);
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (cause) {
    throw new BackupProblem(
      'The archive cannot be decrypted: the passphrase or private key is wrong.',
      { cause },
    );
  }
}

/** Reads a passphrase of at least 12 characters from the first line of a file. */
export async function readPassphrase(path: string): Promise<string> {
  const [line = ''] = (await readSecretFile(path)).split('\n');
  const passphrase = line.trim();
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new BackupProblem(
      `${path} holds no passphrase of at least ${SHORTEST_PASSPHRASE} characters.`,
    );
  return passphrase;
}

/** Reads a private key from a file of age-keygen. */
export async function readIdentity(path: string): Promise<string> {
  const identity = (await readSecretFile(path))
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identity === undefined) throw new BackupProblem(`${path} holds no private key of age.`);
  return identity;
}

async function readSecretFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupProblem(`${path} cannot be read: ${reason}`, { cause });
  }
}

// The types of Node's web streams and of those of browsers differ in name only.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (content: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(content);
