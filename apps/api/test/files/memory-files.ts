import type { Files } from '../../src/ports/files.ts';

export type MemoryFiles = Files & {
  /** The names of what is kept now. */
  names(): readonly string[];
  /** The names that were asked for so far. */
  readonly asked: readonly string[];
};

/** Files in memory, for looks at what is kept and asked for. */
export function memoryFiles(): MemoryFiles {
  const kept = new Map<string, Buffer>();
  const asked: string[] = [];
  return {
    put: async (id, bytes) => void kept.set(id, bytes),
    async get(id) {
      asked.push(id);
      return kept.get(id) ?? null;
    },
    remove: async (id) => void kept.delete(id),
    names: () => [...kept.keys()],
    asked,
  };
}
