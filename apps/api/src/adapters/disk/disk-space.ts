import { mkdir, statfs } from 'node:fs/promises';
import type { Space } from '../../ports/space.ts';

/** Reads the free space on a directory's volume that this account may use. */
export function diskSpace(directory: string): Space {
  return {
    async free() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
}
