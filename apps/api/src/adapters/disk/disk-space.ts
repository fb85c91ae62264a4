import { mkdir, statfs } from 'node:fs/promises';
import type { Space } from '../../ports/space.ts';

/** Reads the room on the volume of a directory, as far as this account may use it. */
export function diskSpace(directory: string): Space {
  return {
    async free() {
      await mkdir(directory, { recursive: true });
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    },
  };
}
