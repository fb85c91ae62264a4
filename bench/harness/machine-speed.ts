import { createHash } from 'node:crypto';
import { median } from './statistics.ts';

const TIMES = 5;
const HASHED_MIB = 32;
const PARSED_ROWS = 20_000;

/**
 * Times a fixed piece of work that uses none of our code: hashing and JSON, as a server does both. Runs of the same
 * code on two machines differ by about as much as this time does.
 *
 * @returns the median of five times, in milliseconds
 */
export function measureMachine(): number {
  const bytes = Buffer.alloc(HASHED_MIB * 1024 * 1024, 'zampa');
  const rows = Array.from({ length: PARSED_ROWS }, (_, id) => ({
    id,
    name: `row ${id}`,
    isOpen: true,
  }));
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    createHash('sha256').update(bytes).digest();
    JSON.parse(JSON.stringify(rows));
    return performance.now() - start;
  });
  return median(times);
}
