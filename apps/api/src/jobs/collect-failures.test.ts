import { expect, it } from 'vitest';
import { collectFailures } from './collect-failures.ts';

const MESSAGE = 'not all were written';

/** Collects numbers; writing the unwritable ones throws. */
async function writeAll(numbers: readonly number[], unwritable: readonly number[]) {
  const written: number[] = [];
  const round = collectFailures(MESSAGE, async (attempt) => {
    for (const number of numbers)
      await attempt(async () => {
        if (unwritable.includes(number)) throw new Error(`not ${number}`);
        written.push(number);
      });
  });
  const failure = await round.then(
    () => null,
    (error: unknown) => error,
  );
  return { written, failure };
}

it('collectFailures does everything if nothing fails', async () => {
  expect(await writeAll([1, 2, 3], [])).toEqual({ written: [1, 2, 3], failure: null });
});

it('collectFailures continues after a failure and throws all failures at the end', async () => {
  const { written, failure } = await writeAll([1, 2, 3, 4], [1, 3]);
  expect(written).toEqual([2, 4]);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(failure).toMatchObject({
    message: MESSAGE,
    errors: [{ message: 'not 1' }, { message: 'not 3' }],
  });
});

it('collectFailures also collects synchronous errors', async () => {
  const fail = (): Promise<void> => {
    throw new Error('at once');
  };
  await expect(collectFailures(MESSAGE, (attempt) => attempt(fail))).rejects.toMatchObject({
    errors: [{ message: 'at once' }],
  });
});

it('collectFailures stops at an error outside an attempt', async () => {
  const broken = new Error('nothing could be read');
  await expect(collectFailures(MESSAGE, () => Promise.reject(broken))).rejects.toBe(broken);
});
