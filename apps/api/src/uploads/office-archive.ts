import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';

/** What of an office file tells its kind, and what it would do to whoever opens it. */
export type OfficeArchive = {
  readonly names: ReadonlySet<string>;
  /** The relations of its parts to each other and to places outside, as they are written. */
  readonly relations: readonly string[];
};

const MOST_ENTRIES = 5000;
/** Relations are short lists; a longer one is none that an office program wrote. */
const MOST_RELATION_BYTES = 1024 * 1024;
const MOST_RELATIONS = 200;

/**
 * Reads the directory of a zip archive and its lists of relations, nothing else; each within bounds, so that nothing
 * can be made to grow. Null when it is no whole archive, or one larger than any document needs.
 */
export async function readOfficeArchive(bytes: Buffer): Promise<OfficeArchive | null> {
  // Loaded when the first one is read.
  const { default: yauzl } = await import('yauzl');
  try {
    const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > MOST_ENTRIES) return null;
    const names = new Set<string>();
    const relations: string[] = [];
    for await (const entry of archive.eachEntry()) {
      names.add(entry.fileName);
      if (!entry.fileName.endsWith('.rels')) continue;
      if (!isReadable(entry) || relations.length === MOST_RELATIONS) return null;
      relations.push(String(await buffer(await archive.openReadStreamPromise(entry))));
    }
    return { names, relations };
  } catch {
    return null;
  }
}

const isReadable = (entry: Entry) =>
  entry.uncompressedSize <= MOST_RELATION_BYTES && !entry.isEncrypted();
