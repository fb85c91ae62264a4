import { mkdir, open, opendir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ByteRange, Files, OpenedFile } from '../../ports/files.ts';

/** Small, since each reader that does not read holds a few of them in memory. */
const CHUNK_BYTES = 16 * 1024;

const PAGE = 1000;

/** Stores files in one directory, readable only by their owner. Writes to a temporary file, syncs it and renames it. */
export function diskFiles(directory: string): Files {
  const folderOf = (id: string) => join(directory, id.replace(/\.part$/, '').slice(-2));
  const pathOf = (id: string) => join(folderOf(id), id);
  return {
    async write(id, bytes) {
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
    async open(id, range) {
      try {
        return await openFile(pathOf(id), range);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      let page: string[] = [];
      for await (const folder of await opendir(directory)) {
        if (!folder.isDirectory()) continue;
        for await (const { name } of await opendir(join(directory, folder.name))) {
          page.push(name);
          if (page.length < PAGE) continue;
          yield page;
          page = [];
        }
      }
      if (page.length > 0) yield page;
    },
  };
}

/** The stream closes the file when it ends or is destroyed. */
async function openFile(path: string, range?: ByteRange): Promise<OpenedFile> {
  const file = await open(path, 'r');
  try {
    const { size: whole } = await file.stat();
    const { first, last } = range ?? { first: 0, last: whole - 1 };
    const size = Math.max(0, Math.min(last, whole - 1) - first + 1);
    // A stream cannot be told to end before its start.
    const end = size === 0 ? {} : { end: last };
    const content = file.createReadStream({ start: first, ...end, highWaterMark: CHUNK_BYTES });
    return { size, content };
  } catch (error) {
    await file.close();
    throw error;
  }
}
