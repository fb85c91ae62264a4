import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackupSchedule, lastDue } from './schedule.ts';

describe('lastDue', () => {
  it.each([
    { now: '2026-11-30T01:29:59Z', atMinute: 90, due: '2026-11-29T01:30:00.000Z' },
    { now: '2026-11-30T01:30:00Z', atMinute: 90, due: '2026-11-30T01:30:00.000Z' },
    { now: '2026-12-31T23:59:59Z', atMinute: 0, due: '2026-12-31T00:00:00.000Z' },
    { now: '2027-01-01T00:00:00Z', atMinute: 1439, due: '2026-12-31T23:59:00.000Z' },
  ])('of minute $atMinute is $due at $now', ({ now, atMinute, due }) => {
    expect(lastDue(new Date(now), atMinute).toISOString()).toBe(due);
  });
});

describe('createBackupSchedule', () => {
  let directory: string;
  let now: Date;
  let problem: Error | null;
  const errors: unknown[] = [];
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-schedule-'));
    now = new Date('2026-11-30T12:00:00Z');
    problem = null;
    errors.length = 0;
  });
  afterEach(() => rm(directory, { recursive: true }));

  const open = (recipient?: string) =>
    createBackupSchedule(
      { directory, atMinute: 90, mostArchives: 2, recipient, passphraseFile: undefined },
      {
        clock: { now: () => now },
        async write(name) {
          if (problem) throw problem;
          await writeFile(join(directory, name), '');
        },
        onError: (error) => errors.push(error),
      },
    );
  const names = async () => (await readdir(directory)).toSorted();

  it('writes one archive a day, also after a restart, and deletes old ones', async () => {
    for (const day of [1, 2, 3]) {
      now = new Date(`2026-12-0${day}T01:31:00Z`);
      await open().run();
      await open().run();
    }
    expect(await names()).toEqual(['zampa-20261202T0130Z.tar.zst', 'zampa-20261203T0130Z.tar.zst']);
  });

  it('leaves other files alone and does not count what a killed backup left', async () => {
    await writeFile(join(directory, 'notes.txt'), '');
    await writeFile(join(directory, 'zampa-20261130T0130Z.tar.zst.partial'), '');
    await open('age1key').run();
    expect(await names()).toEqual([
      'notes.txt',
      'zampa-20261130T0130Z.tar.zst.age',
      'zampa-20261130T0130Z.tar.zst.partial',
    ]);
  });

  it('tries a failed backup again after an hour', async () => {
    const schedule = open();
    problem = new Error('the disk is full');
    await schedule.run();
    problem = null;
    now = new Date('2026-11-30T12:59:00Z');
    await schedule.run();
    expect(await names()).toEqual([]);
    now = new Date('2026-11-30T13:00:00Z');
    await schedule.run();
    expect(await names()).toEqual(['zampa-20261130T0130Z.tar.zst']);
    expect(schedule.failures()).toBe(1);
    expect(errors).toHaveLength(1);
  });
});
