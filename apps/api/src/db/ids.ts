import { randomFillSync } from 'node:crypto';
import { codeFrom, CODE_LENGTH } from '@zampa/domain/facilities/codes';
import { v7 } from 'uuid';

const RANDOM_BYTES = 16;

/** Random bytes from a secure source, asked for in advance: a call for a few costs more than all else here. */
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

/** Creates a new identifier: a UUID of version 7, so that rows lie in the order of their making. */
export function newId(): string {
  const random = randomBytes(RANDOM_BYTES);
  const msecs = Date.now();
  // Of one millisecond, and where the clock goes back, each comes after the one before it.
  if (msecs > moment.msecs) Object.assign(moment, { msecs, seq: sequenceFrom(random) });
  else moment.seq += 1;
  return v7({ ...moment, random });
}

/** Returns where the sequence of a millisecond begins: in its lower half, so that it does not come to its end. */
const sequenceFrom = ([first = 0, second = 0, third = 0, fourth = 0]: Uint8Array) =>
  ((first & 0x7f) << 24) | (second << 16) | (third << 8) | fourth;

/**
 * Creates a new code of a facility or a family, from a secure source. 32^8 of them: two alike are refused by their key.
 */
export const newCode = (): string => codeFrom(randomBytes(CODE_LENGTH));
