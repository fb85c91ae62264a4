import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';

/** The parts of an office file that determine its kind and whether it is safe. */
export type OfficeArchive = {
  readonly names: ReadonlySet<string>;
  /** The relationship parts (`.rels`), as they are written. */
  readonly relations: readonly string[];
};

const MOST_ENTRIES = 5000;
const MOST_RELATIONS = 50;
/** Of all relationship parts together, uncompressed; those of real documents take a few kilobytes. */
const MOST_RELATION_BYTES = 256 * 1024;

/**
 * Reads only the directory of a zip archive and its relationship parts. One budget covers the whole archive, so
 * that no zip bomb is unpacked. Null for an archive that is damaged or exceeds the budget.
 */
export async function readOfficeArchive(bytes: Buffer): Promise<OfficeArchive | null> {
  // Loaded with the first archive.
  const { default: yauzl } = await import('yauzl');
  try {
    const archive = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    if (archive.entryCount > MOST_ENTRIES) return null;
    const names = new Set<string>();
    const parts: Entry[] = [];
    for await (const entry of archive.eachEntry()) {
      names.add(entry.fileName);
      if (entry.fileName.endsWith('.rels')) parts.push(entry);
    }
    if (!isWithinBudget(parts)) return null;
    const relations: string[] = [];
    // The library refuses an entry that unpacks to more than its declared size.
    for (const part of parts)
      relations.push(String(await buffer(await archive.openReadStreamPromise(part))));
    return { names, relations };
  } catch {
    return null;
  }
}

function isWithinBudget(parts: readonly Entry[]): boolean {
  const bytes = parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return (
    parts.length <= MOST_RELATIONS &&
    bytes <= MOST_RELATION_BYTES &&
    !parts.some((part) => part.isEncrypted())
  );
}
