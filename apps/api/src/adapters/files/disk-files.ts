import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../ports/files.ts';

/** Stores files below one directory, readable by its owner alone; written aside, synced, then renamed. */
export function diskFiles(directory: string): Files {
  const folderOf = (id: string) => join(directory, id.slice(-2));
  const pathOf = (id: string) => join(folderOf(id), id);
  return {
    async put(id, bytes) {
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
      const aside = `${pathOf(id)}.part`;
      try {
        const file = await open(aside, 'w', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, pathOf(id));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    async get(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
