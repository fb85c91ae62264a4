import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract, type Header as TarHeader } from 'tar-stream';
import type * as z from 'zod';
import {
  Header,
  HEADER_ENTRY,
  LONGEST_JSON,
  Manifest,
  MANIFEST_ENTRY,
  parseEntryName,
  TRAILER,
  type BackupHeader,
  type BackupManifest,
  type EntryKind,
} from './archive-format.ts';
import { BackupProblem, damagedArchive, isFullDisk } from './backup-problem.ts';
import { AGE_MAGIC, decryptStream, type DecryptionKeys } from './encryption.ts';
import { createEntryDigest } from './entry-digest.ts';

/** An entry of the tar file. */
type TarEntry = AsyncIterable<unknown> & { readonly header: TarHeader };

/** An entry of an archive; its content must be read to the end. */
export type ArchiveEntry = {
  readonly kind: EntryKind;
  /** The table, file or secret. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
};

/** Receives the entries of an archive. */
export type ArchiveReader = {
  /** Receives the header before all entries. */
  start(header: BackupHeader): Promise<void>;
  read(entry: ArchiveEntry): Promise<void>;
};

export type ReadArchive = { readonly header: BackupHeader; readonly manifest: BackupManifest };

/**
 * Reads an archive from its first to its last byte and checks that it is complete and unchanged: each entry against the
 * digest of the manifest, which is the last entry.
 *
 * @throws {BackupProblem} if it is no archive, damaged, incomplete, or the keys are wrong
 */
export async function readArchive(
  path: string,
  keys: DecryptionKeys,
  reader: ArchiveReader,
): Promise<ReadArchive> {
  const file = await openFile(path);
  try {
    const isEncrypted = (await readAt(file, 0, AGE_MAGIC.length)).toString('latin1') === AGE_MAGIC;
    const end = isEncrypted ? Infinity : await requireTrailer(file, path);
    const content = file.createReadStream({ start: 0, end, autoClose: false });
    return await unpack(isEncrypted ? await decryptStream(content, keys) : content, reader);
  } finally {
    await file.close();
  }
}

/** Returns the position of the last byte before the trailer. */
async function requireTrailer(file: FileHandle, path: string): Promise<number> {
  if (!(await readAt(file, 0, ZSTD_MAGIC.length)).equals(ZSTD_MAGIC))
    throw new BackupProblem(`${path} is not a backup of Zampa.`);
  const { size } = await file.stat();
  const end = await readAt(file, Math.max(0, size - TRAILER.length), TRAILER.length);
  if (!end.equals(TRAILER)) throw damagedArchive('its end is missing');
  return size - TRAILER.length - 1;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

async function unpack(content: Readable, reader: ArchiveReader): Promise<ReadArchive> {
  const tar = extract();
  const ended = new AbortController();
  const unpacking = pipeline(content, createZstdDecompress(), tar, { signal: ended.signal });
  try {
    const [read] = await Promise.all([readEntries(tar, reader), unpacking]);
    return read;
  } catch (error) {
    ended.abort();
    await unpacking.catch(() => {});
    if (error instanceof BackupProblem || error instanceof ReaderFailure) throw error;
    throw damagedArchive(error instanceof Error ? error.message : String(error), error);
  }
}

/** An error of the reader, as opposed to one of the archive. */
class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure';
}

/** Returns the error that a reader threw, as it threw it. */
export const readerErrorOf = (error: unknown): unknown =>
  error instanceof ReaderFailure ? error.cause : error;

async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupProblem(`${path} cannot be read: ${reason}`, { cause });
  }
}

/** The first bytes of a Zstandard frame (RFC 8878). */
const ZSTD_MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

async function readEntries(
  entries: AsyncIterable<TarEntry>,
  reader: ArchiveReader,
): Promise<ReadArchive> {
  const digest = createEntryDigest();
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (manifest) throw damagedArchive(`${name} follows the manifest`);
    if (name === MANIFEST_ENTRY) {
      manifest = parseJson(Manifest, await readJson(entry as AsyncIterable<Buffer>));
      continue;
    }
    const hashed = hashEntry(entry);
    if (header) await passEntry(reader, entry, hashed.content);
    else {
      header = parseHeader(name, await readAll(hashed.content));
      await readerWork(() => reader.start(header as BackupHeader));
    }
    digest.add(name, hashed.size(), hashed.sha256());
  }
  if (!header) throw new BackupProblem('This file is not a backup of Zampa.');
  if (!manifest) throw damagedArchive('its end is missing');
  const { entries: count, sha256 } = digest.finish();
  if (count !== manifest.entries || sha256 !== manifest.sha256)
    throw damagedArchive('its content does not match its checksum');
  return { header, manifest };
}

/** Passes the content of an entry on and computes its size and SHA-256. */
function hashEntry(entry: TarEntry) {
  const hash = createHash('sha256');
  let size = 0;
  async function* read(): AsyncGenerator<Buffer> {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  return { content: read(), size: () => size, sha256: () => hash.digest('hex') };
}

async function passEntry(
  reader: ArchiveReader,
  { header }: TarEntry,
  content: AsyncGenerator<Buffer>,
): Promise<void> {
  const parsed = parseEntryName(header.name);
  if (!parsed) throw damagedArchive(`it has an unknown entry, ${header.name.slice(0, 100)}`);
  await readerWork(() => reader.read({ ...parsed, size: header.size, content }));
}

/** Marks the errors of the reader's own work; those of the archive's stream are left as they are. */
async function readerWork(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    if (cause instanceof BackupProblem) throw cause;
    const isOfDatabase = cause instanceof Error && 'severity' in cause;
    if (isOfDatabase || isFullDisk(cause)) throw new ReaderFailure('reading failed', { cause });
    throw cause;
  }
}

function parseHeader(name: string, bytes: Buffer): BackupHeader {
  const isHeader = name === HEADER_ENTRY;
  if (!isHeader) throw new BackupProblem('This file is not a backup of Zampa.');
  const json: unknown = JSON.parse(bytes.toString('utf8'));
  if (isNewer(json))
    throw new BackupProblem('A newer version of Zampa wrote this archive. Use that version.');
  return parseJson(Header, json);
}

const isNewer = (json: unknown) =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  typeof json.format === 'number' &&
  json.format > 1;

function parseJson<Value>(schema: z.ZodType<Value>, json: unknown): Value {
  const { data, error } = schema.safeParse(json);
  if (error) throw damagedArchive('its description is not valid', error);
  return data;
}

const readJson = async (entry: AsyncIterable<Buffer>): Promise<unknown> =>
  JSON.parse((await readAll(entry)).toString('utf8'));

/** Reads an entry into memory: the header, a secret or an uploaded file. */
export async function readAll(
  content: AsyncIterable<Buffer>,
  longest = LONGEST_JSON,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > longest) throw damagedArchive('an entry is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
