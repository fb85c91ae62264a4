import { describe, expect, it } from 'vitest';
import { runJobsCommand } from '../../src/jobs-command.ts';
import { cleanUpJobs } from '../../src/jobs/dead-letters.ts';
import { withoutPerson } from '../../src/access/acting.ts';
import { openDatabase } from '../../src/db/database.ts';
import { at, book } from '../appointments/clinic.ts';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';
import { readMetric, insertJob } from './jobs.ts';

const DAY_MS = 86_400_000;
const EMAIL = {
  template: 'confirm-address',
  to: { name: 'Anna', address: 'anna@example.test' },
  language: 'en',
  values: { code: '123456' },
};

describe('dead letters', () => {
  const product = useProduct();
  const command = (...args: readonly string[]) =>
    runJobsCommand(args, product().databaseUrl, product().clock.now());

  async function jobOf(id: number) {
    const { rows } = await product().pool.query<{
      failure: string | null;
      ended: boolean;
      attempts: number;
      lastError: string | null;
    }>(
      `select failure, done_at is not null as ended, attempts, last_error as "lastError"
      from outbox where id = $1`,
      [id],
    );
    return rows[0];
  }
  const untilEnded = (id: number) => expect.poll(() => jobOf(id)).toMatchObject({ ended: true });

  /** Creates an e-mail job that was given up while the mail server was unreachable. */
  async function deadLetter(): Promise<number> {
    const id = await insertJob(product(), 'nobody-does-this', EMAIL);
    await untilEnded(id);
    const { pool } = product();
    await pool.query(
      `update outbox set kind = 'sendEmail', lane = 'mail', failure = 'GIVEN_UP', attempts = 12,
        last_error = 'connect ECONNREFUSED' where id = $1`,
      [id],
    );
    return id;
  }

  it('include unreadable jobs immediately, with the reason and without blocking other jobs', async () => {
    const { owner, visitId } = await newDepositClinic(product(), 20);
    const start = at(product().clock.now(), 5);
    const malformed = await insertJob(product(), 'cancelExpiredHold', { id: 'none' });
    const unknown = await insertJob(product(), 'nobody-does-this', {});
    const unwritten = await insertJob(product(), 'sendEmail', { ...EMAIL, template: 'horoscope' });
    const { id } = await book(owner, visitId, { start }, { upfront: { window: 15 } });
    await Promise.all([malformed, unknown, unwritten].map(untilEnded));
    expect(await jobOf(malformed)).toMatchObject({ failure: 'MALFORMED', attempts: 1 });
    expect((await jobOf(malformed))?.lastError).toContain('conversationId');
    expect(await jobOf(unknown)).toMatchObject({
      failure: 'MALFORMED',
      lastError: 'there are no jobs of the kind nobody-does-this',
    });
    expect(await jobOf(unwritten)).toMatchObject({ failure: 'MALFORMED', attempts: 1 });
    expect(await readMetric(product(), 'outbox_dead_jobs{lane="time"}')).toBe(2);
    product().clock.advance(15 * 60);
    await expect
      .poll(() => countOf(product(), 'calendar_events', 'id = $1 and not valid', [id]))
      .toBe(1);
    const { text } = await command('list');
    expect(text).toContain(`${malformed}  `);
    expect(text).toContain('MALFORMED  tries: 1');
    expect(text).not.toContain('anna@example.test');
  });

  it('run once when two operators retry them concurrently', async () => {
    const id = await deadLetter();
    const { emails: letters } = product().mailbox;
    const before = letters.length;
    const outputs = await Promise.all([command('retry', String(id)), command('retry', String(id))]);
    expect(outputs.map(({ text }) => text).toSorted()).toEqual([
      '0 jobs started again.',
      '1 job started again.',
    ]);
    await untilEnded(id);
    expect(await jobOf(id)).toMatchObject({ failure: null, attempts: 1, lastError: null });
    expect(letters.slice(before)).toHaveLength(1);
    expect(await command('retry', String(id))).toEqual({
      text: '0 jobs started again.',
      isDone: false,
    });
  });

  it('can be retried by kind', async () => {
    const ids = [await deadLetter(), await deadLetter()];
    expect((await command('retry', '--kind', 'cancelExpiredHold', 'sendEmail')).isDone).toBe(false);
    expect(await command('retry', '--kind', 'sendEmail')).toMatchObject({ isDone: true });
    await Promise.all(ids.map(untilEnded));
    for (const id of ids) expect(await jobOf(id)).toMatchObject({ failure: null });
  });

  it('can be discarded, and are deleted after 90 days', async () => {
    const [discarded, expiring] = [await deadLetter(), await deadLetter()];
    expect(await command('discard', String(discarded))).toEqual({
      text: '1 job forgotten.',
      isDone: true,
    });
    expect(await jobOf(discarded)).toBeUndefined();
    const db = withoutPerson(openDatabase(product().pool), 'jobs');
    const now = product().clock.now().getTime();
    await cleanUpJobs(db, new Date(now + 89 * DAY_MS));
    expect(await jobOf(expiring)).toMatchObject({ failure: 'GIVEN_UP' });
    await cleanUpJobs(db, new Date(now + 91 * DAY_MS));
    expect(await jobOf(expiring)).toBeUndefined();
  });

  it('are not changed by a mistyped command, which prints the usage', async () => {
    const id = await deadLetter();
    const mistyped = [[], ['retry'], ['retry', 'all'], ['discard', '1', '2'], ['list', '--all']];
    for (const args of mistyped) {
      const { text, isDone } = await command(...args);
      expect({ isDone, isUsage: text.startsWith('npm run jobs -- list') }).toEqual({
        isDone: false,
        isUsage: true,
      });
    }
    expect((await runJobsCommand(['list'], undefined, new Date())).text).toContain('DATABASE_URL');
    expect(await jobOf(id)).toMatchObject({ failure: 'GIVEN_UP' });
  });
});
