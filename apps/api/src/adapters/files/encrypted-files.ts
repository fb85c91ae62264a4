import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange, Files, OpenedFile } from '../../ports/files.ts';

/**
 * The stored form: a header of magic bytes, salt and size of the content, then chunks of 16 KiB, each encrypted on its own
 * with AES-256-GCM, so that a part of a file can be read without the rest. Each file has its own key, derived from its
 * name and salt; the number of a chunk is its nonce.
 */
const MAGIC = Buffer.from('\u0089ZAMPA\r\n', 'latin1');
const SALT_BYTES = 16;
const SIZE_BYTES = 8;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + SIZE_BYTES;
const CHUNK_BYTES = 16 * 1024;
const TAG_BYTES = 16;
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES;
const CIPHER = 'aes-256-gcm';

/**
 * Encrypts files before they reach a store. Files that were stored unencrypted stay readable.
 *
 * @param readKey returns the key of 32 bytes; called with the first file
 */
export function encryptedFiles(store: Files, readKey: () => Promise<Buffer>): Files {
  let key: Promise<Buffer> | undefined;
  const keyOf = async (id: string, salt: Buffer) =>
    createHmac('sha256', await (key ??= readKey()))
      .update(salt)
      .update(id)
      .digest();
  return {
    ...store,
    async write(id, bytes) {
      const header = encodeHeader(bytes.length);
      await store.write(id, encrypt(await keyOf(id, saltIn(header)), header, bytes));
    },
    async open(id, range) {
      const start = await store.open(id, { first: 0, last: HEADER_BYTES - 1 });
      if (!start) return null;
      const header = await buffer(start.content);
      if (!isHeader(header)) return store.open(id, range);
      return openRange(store, id, { header, key: await keyOf(id, saltIn(header)), range });
    },
  };
}

function encodeHeader(size: number): Buffer {
  const encodedSize = Buffer.alloc(SIZE_BYTES);
  encodedSize.writeBigUInt64BE(BigInt(size));
  return Buffer.concat([MAGIC, randomBytes(SALT_BYTES), encodedSize]);
}

const isHeader = (bytes: Buffer) =>
  bytes.length === HEADER_BYTES && bytes.subarray(0, MAGIC.length).equals(MAGIC);
const saltIn = (header: Buffer) => header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
const sizeIn = (header: Buffer) => Number(header.readBigUInt64BE(MAGIC.length + SALT_BYTES));

/** A key encrypts one content only, so that the number of a chunk never repeats as its nonce. */
function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(chunk, 8);
  return nonce;
}

function encrypt(key: Buffer, header: Buffer, bytes: Buffer): Buffer {
  const sealed: Buffer[] = [header];
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(at / CHUNK_BYTES)).setAAD(header);
    sealed.push(cipher.update(bytes.subarray(at, at + CHUNK_BYTES)), cipher.final());
    sealed.push(cipher.getAuthTag());
  }
  return Buffer.concat(sealed);
}

type Opening = {
  readonly header: Buffer;
  readonly key: Buffer;
  readonly range: ByteRange | undefined;
};

async function openRange(
  store: Files,
  id: string,
  { header, key, range }: Opening,
): Promise<OpenedFile | null> {
  const size = sizeIn(header);
  const first = range?.first ?? 0;
  const last = Math.min(range?.last ?? size - 1, size - 1);
  if (last < first) return { size: 0, content: Readable.from([]) };
  const [firstChunk, lastChunk] = [Math.floor(first / CHUNK_BYTES), Math.floor(last / CHUNK_BYTES)];
  const opened = await store.open(id, {
    first: HEADER_BYTES + firstChunk * SEALED_BYTES,
    last: HEADER_BYTES + (lastChunk + 1) * SEALED_BYTES - 1,
  });
  if (!opened) return null;
  const chunks = decrypt(opened.content, { header, key, size, firstChunk, lastChunk });
  const skipped = first - firstChunk * CHUNK_BYTES;
  const length = last - first + 1;
  const content = Readable.from(slice(chunks, skipped, length), { highWaterMark: 1 });
  // A content that nobody begins to read is destroyed without the generator having run.
  content.once('close', () => opened.content.destroy());
  return { size: length, content };
}

type Chunks = Pick<Opening, 'header' | 'key'> & {
  readonly size: number;
  readonly firstChunk: number;
  readonly lastChunk: number;
};

/** Throws if a chunk was altered, moved or cut. */
async function* decrypt(
  content: Readable,
  { header, key, size, firstChunk, lastChunk }: Chunks,
): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(0);
  let chunk = firstChunk;
  const sealedLength = () => Math.min(CHUNK_BYTES, size - chunk * CHUNK_BYTES) + TAG_BYTES;
  for await (const received of content as AsyncIterable<Buffer>) {
    pending = Buffer.concat([pending, received]);
    while (chunk <= lastChunk && pending.length >= sealedLength()) {
      const length = sealedLength();
      const nonce = nonceOf(chunk);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(header).setAuthTag(pending.subarray(length - TAG_BYTES, length));
      yield Buffer.concat([
        decipher.update(pending.subarray(0, length - TAG_BYTES)),
        decipher.final(),
      ]);
      pending = pending.subarray(length);
      chunk += 1;
    }
  }
  if (chunk <= lastChunk) throw new Error('a stored file is cut off');
}

async function* slice(
  chunks: AsyncIterable<Buffer>,
  skipped: number,
  length: number,
): AsyncGenerator<Buffer> {
  let [skip, left] = [skipped, length];
  for await (const chunk of chunks) {
    const part = chunk.subarray(skip, skip + left);
    [skip, left] = [0, left - part.length];
    yield part;
  }
}
