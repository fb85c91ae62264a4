import type { Space } from '../ports/space.ts';
import { Refusal } from '../errors/refusal.ts';

/** Keeps room for the database: it stops for everybody when its volume is full, so files stop long before that. */
export type FreeSpace = ReturnType<typeof createFreeSpace>;

/**
 * Creates what keeps room for the database.
 *
 * @param floorBytes below so many free bytes no file is taken
 */
export function createFreeSpace(space: Space, floorBytes: number) {
  const free = () => space.free();
  const isShort = async () => (await free()) < floorBytes;
  return {
    free,
    isShort,
    /** Refusal: STORAGE_FULL. */
    async require(): Promise<void> {
      if (await isShort()) throw new Refusal('STORAGE_FULL');
    },
  };
}
