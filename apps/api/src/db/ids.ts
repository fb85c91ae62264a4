import { randomFillSync } from 'node:crypto';
import { codeFromBytes, CODE_LENGTH } from '@zampa/domain/facilities/codes';
import { v7 } from 'uuid';

const RANDOM_BYTES = 16;

/** A buffer of secure random bytes: one call for many is much cheaper than many calls. */
const ahead = new Uint8Array(4096);
let used = ahead.length;

function randomBytes(count: number): Uint8Array {
  if (used + count > ahead.length) {
    randomFillSync(ahead);
    used = 0;
  }
  used += count;
  return ahead.subarray(used - count, used);
}

const moment = { msecs: 0, seq: 0 };

/** Creates a UUID of version 7, so that rows are ordered by creation. */
export function newId(): string {
  const random = randomBytes(RANDOM_BYTES);
  const msecs = Date.now();
  // Within a millisecond, or if the clock goes back, count up.
  if (msecs > moment.msecs) Object.assign(moment, { msecs, seq: sequenceFrom(random) });
  else moment.seq += 1;
  return v7({ ...moment, random });
}

/** Returns the creation time of a UUID of version 7, in milliseconds; 0 for other versions. */
export const uuidv7Time = (id: string): number =>
  id[14] === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : 0;

/** Returns a random start for a millisecond's sequence, in the lower half so that it cannot overflow. */
const sequenceFrom = ([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array) =>
  ((first & 0x7f) << 24) | (second << 16) | (third << 8) | fourth;

/** Creates a random code for a facility or family, one of 32^8. A unique constraint rejects duplicates. */
export const newCode = (): string => codeFromBytes(randomBytes(CODE_LENGTH));
