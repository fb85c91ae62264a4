import { Readable } from 'node:stream';
import type { Files } from '../../src/ports/files.ts';

export type MemoryFiles = Files & {
  /** Returns the names of the stored files. */
  names(): readonly string[];
  /** The names that have been read so far. */
  readonly readNames: readonly string[];
};

/** Creates a file store in memory that records what is stored and read. */
export function memoryFiles(): MemoryFiles {
  const storedFiles = new Map<string, Buffer>();
  const readNames: string[] = [];
  return {
    write: async (id, bytes) => void storedFiles.set(id, bytes),
    async open(id, range) {
      readNames.push(id);
      const bytes = storedFiles.get(id);
      if (!bytes) return null;
      const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
      return { size: part.length, content: Readable.from([part]) };
    },
    remove: async (id) => void storedFiles.delete(id),
    async *list() {
      yield [...storedFiles.keys()];
    },
    names: () => [...storedFiles.keys()],
    readNames,
  };
}
