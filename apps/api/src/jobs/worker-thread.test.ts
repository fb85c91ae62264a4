import { describe, expect, it } from 'vitest';
import type { Task } from './worker-thread.fixture.ts';
import { createWorkerThread, WorkerLimitExceeded } from './worker-thread.ts';

const FILE = new URL('worker-thread.fixture.ts', import.meta.url);
const double = (value: number): Task => ({ do: 'double', value });

describe('createWorkerThread', () => {
  it('runs tasks and answers each with its own result', async () => {
    const run = createWorkerThread<Task, number>(FILE);
    expect(await Promise.all([1, 2, 3].map((value) => run(double(value))))).toEqual([2, 4, 6]);
  });

  it('rejects a task that fails, and goes on with the next', async () => {
    const run = createWorkerThread<Task, number>(FILE);
    await expect(run({ do: 'fail' })).rejects.toThrow('this task fails');
    expect(await run(double(4))).toBe(8);
  });

  it('terminates a thread whose task takes too long, and starts another one', async () => {
    const run = createWorkerThread<Task, number>(FILE, { withinMs: 2000 });
    await expect(run({ do: 'loop' })).rejects.toBeInstanceOf(WorkerLimitExceeded);
    expect(await run(double(4))).toBe(8);
  });

  it('terminates a thread whose task fills its heap, and starts another one', async () => {
    const run = createWorkerThread<Task, number>(FILE, { heapMegabytes: 16 });
    await expect(run({ do: 'fill the heap' })).rejects.toBeInstanceOf(WorkerLimitExceeded);
    expect(await run(double(4))).toBe(8);
  });
});
