import { randomUUID } from 'node:crypto';
import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { signUp } from '@zampa/contract/account/sign-up';
import { startMailbox } from '@zampa/testing/mailbox';
import { newAccount, newVisitor, PASSWORD, openSession } from '@zampa/testing/people';
import { startSilentMailServer } from '@zampa/testing/silent-mail-server';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { at, appointmentOf, book } from '../appointments/clinic.ts';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { readMetric, insertJob } from './jobs.ts';
import { startProduct, useProduct, type Product } from '../product.ts';
import { countOf } from '../stored.ts';

const A_DAY = 86_400;
const MINUTE = 60;

/** Starts a product whose mail server works until it is made to stop answering. */
async function startWithSilentMail() {
  const mailbox = await startMailbox();
  const mail = await startSilentMailServer(mailbox.url);
  const product = await startProduct({ SMTP_URL: mail.url });
  onTestFinished(async () => {
    await mail.stop();
    await product.stop();
    await mailbox.stop();
  });
  return { mail, product: { ...product, mailbox } };
}

const signUps = ({ address }: Product, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = newVisitor(address);
      const body = { email: visitor.email, password: PASSWORD, name: 'A', family_name: 'N' };
      await makeCall(visitor, signUp, { body });
    }),
  );

describe('e-mail jobs waiting for a silent mail server', () => {
  it('do not delay the expiry of a held slot', async () => {
    const { mail, product } = await startWithSilentMail();
    const { vet, owner, visitId } = await newDepositClinic(product, 20);
    const start = at(product.clock.now(), 5);
    const { id } = await book(owner, visitId, { start }, { upfront: { window: 15 } });
    mail.fallSilent();
    await signUps(product, 12);
    await vi.waitFor(() => expect(mail.waitingCount()).toBeGreaterThan(0), 5000);
    product.clock.advance(15 * MINUTE);
    const again = await openSession(vet, vet.email);
    // A single e-mail waits ten seconds for the greeting of the server.
    await vi.waitFor(async () => expect(await appointmentOf(again, visitId)).toBeNull(), 5000);
    expect(await countOf(product, 'calendar_events', 'id = $1 and not valid', [id])).toBe(1);
    expect(mail.waitingCount()).toBeGreaterThan(0);
    // The effect of a job is visible a moment before the metrics count it as finished.
    const metric = (name: string) => expect.poll(() => readMetric(product, name));
    await metric('outbox_running_jobs{lane="mail"}').toBeGreaterThan(0);
    await metric('outbox_running_jobs{lane="time"}').toBe(0);
    await metric('outbox_retried_jobs{kind="sendEmail"}').toBeGreaterThan(0);
  });
});

describe('notification jobs waiting for a lock', () => {
  const product = useProduct();

  it('do not delay the expiry of a held slot', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const start = at(product().clock.now(), 5);
    await book(owner, visitId, { start }, { upfront: { window: 15 } });
    const reading = await product().pool.connect();
    onTestFinished(() => reading.release());
    await reading.query('begin');
    await reading.query('lock table notifications in share mode');
    await insertJob(product(), 'notify', {
      kind: 'JOIN',
      by: owner.id,
      conversation: null,
      to: [vet.id],
      starts: [],
    });
    const metric = (name: string) => expect.poll(() => readMetric(product(), name));
    await metric('outbox_running_jobs{lane="news"}').toBe(1);
    product().clock.advance(15 * MINUTE);
    const again = await openSession(vet, vet.email);
    await vi.waitFor(async () => expect(await appointmentOf(again, visitId)).toBeNull(), 5000);
    await metric('outbox_running_jobs{lane="news"}').toBe(1);
    await reading.query('rollback');
    await metric('outbox_running_jobs{lane="news"}').toBe(0);
  });
});

describe('failing jobs', () => {
  const product = useProduct();
  const jobs = async (where: string) => {
    const { rows } = await product().pool.query<{
      failure: string | null;
      attempts: number;
      payload: object;
    }>(`select failure, attempts, payload from outbox where ${where}`);
    return rows;
  };

  it('end as EXPIRED without sending a code that is no longer valid', async () => {
    const owner = await newAccount(product());
    const sentBefore = product().mailbox.emails.length;
    // Delays the job, as if the mail server had been down while the code was valid.
    await product().pool.query(`create function late() returns trigger language plpgsql as $$
      begin new.due_at = new.due_at + interval '11 minutes'; return new; end $$`);
    await product().pool.query(
      `create trigger late before insert on outbox for each row execute function late()`,
    );
    await makeCall(owner, forgotPassword, { body: { email: owner.email } });
    await product().pool.query('drop trigger late on outbox');
    product().clock.advance(11 * MINUTE);
    await expect
      .poll(() => jobs(`failure = 'EXPIRED'`))
      .toEqual([{ failure: 'EXPIRED', attempts: 1, payload: {} }]);
    expect(product().mailbox.emails).toHaveLength(sentBefore);
    expect(
      await readMetric(product(), 'outbox_failed_jobs{kind="sendEmail",failure="EXPIRED"}'),
    ).toBe(1);
  });

  it('are given up after twelve tries and counted in the metrics', async () => {
    const payload = { id: randomUUID(), sent: 1, text: { to: '+393330000001', text: 'Come' } };
    // No SMS provider is configured.
    await insertJob(product(), 'sendInvitationSms', payload);
    const tries = async () => (await jobs(`kind = 'sendInvitationSms'`))[0]?.attempts;
    for (let number = 1; number <= 12; number += 1) {
      await expect.poll(tries).toBe(number);
      if (number < 12) product().clock.advance(A_DAY);
    }
    await expect
      .poll(() => jobs(`kind = 'sendInvitationSms'`))
      .toEqual([{ failure: 'GIVEN_UP', attempts: 12, payload }]);
    expect(await readMetric(product(), 'outbox_failed_jobs{kind="sendInvitationSms"')).toBe(1);
    expect(await readMetric(product(), 'outbox_dead_jobs{lane="provider"}')).toBe(1);
    expect(await readMetric(product(), 'outbox_dead_jobs{lane="time"}')).toBe(0);
    expect(await readMetric(product(), 'outbox_due_jobs{lane="provider"}')).toBe(0);
    expect(await readMetric(product(), 'outbox_oldest_due_seconds{lane="provider"}')).toBe(0);
  });
});
