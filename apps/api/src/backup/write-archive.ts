import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { TRAILER } from './archive-format.ts';
import { encryptStream, isEncrypting, type EncryptionKeys } from './encryption.ts';
import { createEntryDigest } from './entry-digest.ts';

/** Writes the entries of an archive, one after the other. */
export type ArchiveWriter = {
  /** Writes an entry from memory. Returns its SHA-256. */
  writeBytes(name: string, bytes: Buffer): Promise<string>;
  /**
   * Writes an entry from a stream of exactly `size` bytes. Returns its SHA-256.
   *
   * @throws if the stream is shorter or longer
   */
  writeStream(name: string, size: number, content: Readable): Promise<string>;
  /** Returns the number of entries so far and their digest. */
  finishDigest(): { readonly entries: number; readonly sha256: string };
};

/**
 * Writes an archive to `<path>.partial`, syncs it and renames it, so that an archive under its own name is complete.
 * Removes it if anything fails.
 *
 * @returns its size in bytes and the result of `fill`
 */
export async function writeArchive<Result>(
  path: string,
  keys: EncryptionKeys,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<{ readonly bytes: number; readonly result: Result }> {
  const partial = `${path}.partial`;
  try {
    // Overwrites what a killed backup left.
    const file = await open(partial, 'w', 0o600);
    const result = await fillFile(file.createWriteStream({ flush: true }), keys, fill);
    const written = await open(partial, 'r');
    const { size: bytes } = await written.stat();
    await written.close();
    await rename(partial, path);
    await syncDirectory(dirname(path));
    return { bytes, result };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function fillFile<Result>(
  file: Writable,
  keys: EncryptionKeys,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const tar = pack();
  const compressed = createZstdCompress();
  const ended = new AbortController();
  const { signal } = ended;
  const writing = Promise.all([
    pipeline(tar, compressed, { signal }),
    encrypt(compressed, keys).then((content) => pipeline(content, file, { signal })),
  ]);
  // When the disk fails, nothing takes what is packed: the entries would wait for ever.
  const failing = writing.then(() => new Promise<never>(() => {}));
  const filling = fill(createWriter(tar)).then((result) => {
    tar.finalize();
    return result;
  });
  try {
    const result = await Promise.race([filling, failing]);
    await writing;
    return result;
  } catch (error) {
    ended.abort();
    tar.destroy();
    file.destroy();
    await Promise.allSettled([filling, writing, finished(file)]);
    throw error;
  }
}

const encrypt = async (content: Readable, keys: EncryptionKeys) =>
  isEncrypting(keys) ? encryptStream(content, keys) : Readable.from(withTrailer(content));

async function* withTrailer(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* content;
  yield TRAILER;
}

function createWriter(tar: Pack): ArchiveWriter {
  const digest = createEntryDigest();
  return {
    async writeBytes(name, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await addEntry((callback) => tar.entry({ name, mode: 0o600 }, bytes, callback));
      digest.add(name, bytes.length, sha256);
      return sha256;
    },
    async writeStream(name, size, content) {
      const hash = createHash('sha256');
      const hashed = async function* () {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await addEntry((callback) => {
        const entry = tar.entry({ name, size, mode: 0o600 }, callback);
        pipeline(hashed, entry).catch(callback);
      });
      const sha256 = hash.digest('hex');
      digest.add(name, size, sha256);
      return sha256;
    },
    finishDigest: () => digest.finish(),
  };
}

const addEntry = (add: (callback: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => {
    add((error) => (error ? reject(error) : resolve()));
  });

/** A rename survives a power failure only after its directory has been synced. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
