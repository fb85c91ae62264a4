import type { Space } from '../ports/space.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Reserves disk space for the database. It would stop if its volume were full, so that uploads are refused well
 * before that.
 */
export type FreeSpace = ReturnType<typeof createFreeSpace>;

/** Text of accounts without a clinic is refused below so many times the floor. */
const GUEST_FLOORS = 2;
/** So long a reading of the disk is good enough for text. */
const READ_EVERY_MS = 5000;

/**
 * Creates the free-space check.
 *
 * @param floorBytes uploads are refused below this number of free bytes
 */
export function createFreeSpace(space: Space, floorBytes: number) {
  const free = () => space.free();
  const isShort = async () => (await free()) < floorBytes;
  let last: { readonly at: number; readonly bytes: Promise<number> } | undefined;
  return {
    free,
    isShort,
    /** Returns whether text of accounts without a clinic is to be refused. The disk is read every five seconds. */
    async isShortForGuests(now: Date): Promise<boolean> {
      if (!last || Math.abs(now.getTime() - last.at) >= READ_EVERY_MS)
        last = { at: now.getTime(), bytes: free() };
      return (await last.bytes) < GUEST_FLOORS * floorBytes;
    },
    /** Throws STORAGE_FULL if there is too little space. */
    async require(): Promise<void> {
      if (await isShort()) throw new Refusal('STORAGE_FULL');
    },
  };
}
