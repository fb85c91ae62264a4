import { forgotPassword } from '@zampa/contract/account/forgot-password';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { newVet, type Vet } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsPeer, type SmsPeer } from '../invitations/sms-peer.fixture.ts';
import { readMetric, insertJob } from '../jobs/jobs.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { startProduct, type Product } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';

const A_DAY = 86_400;

describe('message budget of the installation', () => {
  const logged: string[] = [];
  let peer: SmsPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startSmsPeer();
    product = await startProduct(
      { ...peer.settings, SMS_PER_DAY: '6', EMAILS_PER_DAY: '20', LOG_LEVEL: 'warn' },
      { logStream: { write: (line) => void logged.push(line) } },
    );
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  const invite = (vet: Vet, users: readonly { email?: string; phone?: string }[]) =>
    vet.call(inviteClients, {
      query: { facilityId: vet.facility.id },
      body: { users: [...users] },
    });
  const deliveriesOf = async (vet: Vet) =>
    (await vet.call(readInvitations, { query: { facilityId: vet.facility.id } })).map(
      ({ delivery }) => delivery,
    );
  const warnings = (channel: string) =>
    logged.filter((line) => line.includes(`80 % of the ${channel} budget`));
  const budget = (part: string, channel: string) =>
    readMetric(product, `message_budget_${part}{channel="${channel}"}`);
  const nextDay = () => product.clock.advanceToNext(A_DAY);

  it('stops invitation SMS at half of the budget and leaves the rest to notifications', async () => {
    nextDay();
    const vet = await newVet(product);
    await choosePlan(product, vet, 'NETWORK');
    await invite(vet, [{ phone: '+393330000201' }, { phone: '+393330000202' }]);
    await invite(vet, [{ phone: '+393330000203' }]);
    await invite(vet, [{ phone: '+393330000204' }]);
    await waitForJobs(product);
    expect(peer.taken).toHaveLength(3);
    const [last, ...others] = await deliveriesOf(vet);
    expect(last).toBeNull();
    expect(others).toEqual(['SENT', 'SENT', 'SENT']);
    expect([await budget('spent', 'sms'), await budget('left', 'sms')]).toEqual([3, 3]);
    for (let number = 0; number < 5; number += 1)
      await insertJob(product, 'sendSms', {
        to: `+39333000030${number}`,
        text: 'News',
        userId: randomUUID(),
        facilityId: null,
      });
    await waitForJobs(product);
    expect(peer.taken).toHaveLength(6);
    expect([await budget('spent', 'sms'), await budget('left', 'sms')]).toEqual([6, 0]);
    expect(warnings('sms')).toHaveLength(1);
    nextDay();
    expect(await budget('left', 'sms')).toBe(6);
  });

  it('stops invitation e-mails first, and still allows e-mails with codes once it is spent', async () => {
    nextDay();
    const vet = await newVet(product);
    await waitForJobs(product);
    const before = (await budget('spent', 'email')) ?? 0;
    const invited = async (count: number, from: number) =>
      invite(
        vet,
        Array.from({ length: count }, (_, at) => ({ email: `budget.${from + at}@example.test` })),
      );
    await invited(10 - before, 0);
    expect(await invited(1, 100)).toMatchObject({ invited: 1 });
    expect(await deliveriesOf(vet)).toContain(null);
    for (let number = 0; number < 15; number += 1)
      await insertJob(product, 'sendEmail', {
        template: 'welcome',
        to: { name: 'Nina', address: `news.${number}@example.test` },
        language: 'en',
        values: { name: 'Nina', url: 'https://zampa.example' },
      });
    await waitForJobs(product);
    expect(await budget('left', 'email')).toBe(0);
    const news = product.mailbox.emails.filter(({ recipients }) =>
      recipients.some((to) => to.startsWith('news.')),
    );
    expect(news).toHaveLength(10);
    expect(warnings('email')).toHaveLength(1);
    await sendCall({ address: product.address, ip: vet.ip }, forgotPassword, {
      body: { email: vet.email },
    });
    await waitForJobs(product);
    const codes = product.mailbox.emails.filter(
      ({ recipients, mail }) =>
        recipients.includes(vet.email) && mail.subject === 'Your password reset code',
    );
    expect(codes).toHaveLength(1);
    expect(await budget('spent', 'email')).toBe(21);
  });
});
