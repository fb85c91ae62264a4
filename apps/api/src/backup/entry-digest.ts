import { createHash } from 'node:crypto';

/** Computes the digest of all entries of an archive, as the manifest names it. */
export function createEntryDigest() {
  const whole = createHash('sha256');
  let entries = 0;
  return {
    add(name: string, size: number, sha256: string): void {
      entries += 1;
      whole.update(`${name} ${size} ${sha256}\n`);
    },
    /** Returns the number of entries so far and their digest. */
    finish: () => ({ entries, sha256: whole.copy().digest('hex') }),
  };
}
