import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { openDatabase } from '../db/database.ts';
import { createBackground } from './background.ts';

/** Opens a background queue that records the tasks that have ended, and failures. */
function openBackground() {
  const log: string[] = [];
  const failures: string[] = [];
  // The tasks of these tests do not use the database, so that it never connects.
  const background = createBackground(openDatabase(new pg.Pool()), (error, activity) =>
    failures.push(`${activity}: ${String(error)}`),
  );
  return {
    log,
    failures,
    idle: () => background.idle(),
    run: (lane: string, name: string, work: () => Promise<void> = async () => {}) =>
      background.run('publish', lane, async () => {
        await work();
        log.push(name);
      }),
  };
}

describe('background queue', () => {
  it('does not let a stuck task hold up other lanes', async () => {
    const { run, idle, log } = openBackground();
    const stuck = Promise.withResolvers<void>();
    run('clinic one', 'stuck', () => stuck.promise);
    run('clinic one', 'behind it');
    run('clinic two', 'first');
    run('clinic two', 'second');
    await expect.poll(() => log).toEqual(['first', 'second']);
    stuck.resolve();
    await idle();
    expect(log).toEqual(['first', 'second', 'stuck', 'behind it']);
  });

  it('keeps the order of one lane, whatever its tasks take', async () => {
    const { run, idle, log } = openBackground();
    const slow = Promise.withResolvers<void>();
    run('clinic', 'slow', () => slow.promise);
    for (const name of ['second', 'third']) run('clinic', name);
    setImmediate(slow.resolve);
    await idle();
    expect(log).toEqual(['slow', 'second', 'third']);
  });

  it('works on at most eight lanes at the same time, in turns', async () => {
    const { run, idle, log } = openBackground();
    const stuck = Promise.withResolvers<void>();
    for (let lane = 1; lane <= 7; lane += 1) run(`stuck ${lane}`, 'stuck', () => stuck.promise);
    run('eighth', 'runs');
    run('ninth', 'runs after it');
    await expect.poll(() => log).toEqual(['runs', 'runs after it']);
    run('stuck as well', 'stuck', () => stuck.promise);
    run('tenth', 'waits');
    await new Promise(setImmediate);
    expect(log).toEqual(['runs', 'runs after it']);
    stuck.resolve();
    await idle();
    expect(log).toHaveLength(11);
  });

  it('reports a failed task and goes on with the next one of its lane', async () => {
    const { run, idle, log, failures } = openBackground();
    run('clinic', 'fails', () => Promise.reject(new Error('no answer')));
    run('clinic', 'next');
    await idle();
    expect(log).toEqual(['next']);
    expect(failures).toEqual(['publish: Error: no answer']);
  });

  it('is idle only when the tasks have ended that other tasks have added', async () => {
    const { run, idle, log } = openBackground();
    const waiting = Promise.withResolvers<void>();
    run('tab', 'disconnected', async () => {
      await waiting.promise;
      run('conversation', 'published');
    });
    setImmediate(waiting.resolve);
    await idle();
    expect(log).toEqual(['disconnected', 'published']);
    await idle();
  });
});
