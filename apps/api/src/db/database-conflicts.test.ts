import { describe, expect, it } from 'vitest';
import { retryingConflicts } from './database-conflicts.ts';

/** What the driver throws, as it comes through the query builder. */
const failure = (code: string) =>
  new Error('failed query', { cause: Object.assign(new Error(), { code }) });

describe('retryingConflicts', () => {
  it.each([
    { why: 'a deadlock', code: '40P01', times: 3, tries: 4, ends: 'done' },
    { why: 'a deadlock again and again', code: '40P01', times: 9, tries: 4, ends: '40P01' },
    { why: 'what could not be serialized', code: '40001', times: 1, tries: 2, ends: 'done' },
    { why: 'what was gone', code: '23503', times: 1, tries: 2, ends: 'done' },
    { why: 'what was never there', code: '23503', times: 9, tries: 2, ends: '23503' },
    { why: 'what is there twice', code: '23505', times: 9, tries: 1, ends: '23505' },
  ])('does $why $tries times: $ends', async ({ code, times, tries, ends }) => {
    let tried = 0;
    const outcome = await retryingConflicts(async () => {
      tried += 1;
      if (tried <= times) throw failure(code);
      return 'done';
    }).catch((error: Error) => (error.cause as { code: string }).code);
    expect([outcome, tried]).toEqual([ends, tries]);
  });
});
