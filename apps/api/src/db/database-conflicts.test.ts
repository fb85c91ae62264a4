import { describe, expect, it } from 'vitest';
import { retryOnConflict } from './database-conflicts.ts';

/** A driver error, wrapped as the query builder does. */
const failure = (code: string) =>
  new Error('failed query', { cause: Object.assign(new Error(), { code }) });

describe('retryOnConflict', () => {
  it.each([
    { why: 'a deadlock', code: '40P01', times: 3, tries: 4, ends: 'done' },
    { why: 'a deadlock again and again', code: '40P01', times: 9, tries: 4, ends: '40P01' },
    { why: 'a serialization failure', code: '40001', times: 1, tries: 2, ends: 'done' },
    { why: 'a foreign key that was just deleted', code: '23503', times: 1, tries: 2, ends: 'done' },
    { why: 'a foreign key that never existed', code: '23503', times: 9, tries: 2, ends: '23503' },
    { why: 'a duplicate key', code: '23505', times: 9, tries: 1, ends: '23505' },
  ])('tries $tries times after $why: $ends', async ({ code, times, tries, ends }) => {
    let tried = 0;
    const outcome = await retryOnConflict(async () => {
      tried += 1;
      if (tried <= times) throw failure(code);
      return 'done';
    }).catch((error: Error) => (error.cause as { code: string }).code);
    expect([outcome, tried]).toEqual([ends, tries]);
  });
});
