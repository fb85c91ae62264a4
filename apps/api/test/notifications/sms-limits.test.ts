import { updateNotificationPreferences } from '@zampa/contract/notifications/update-notification-preferences';
import { updateUser } from '@zampa/contract/people/update-user';
import { newStartedRequest, sendChatMessage } from '@zampa/testing/requests';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsPeer, type SmsPeer } from '../invitations/sms-peer.fixture.ts';
import { readMetric, insertJob } from '../jobs/jobs.ts';
import { startProduct, type Product } from '../product.ts';
import { runJobsAfter, waitForJobs } from './wait-for-jobs.ts';

const NOTHING = { push: false, email: false, sms: false };
const SIX_MINUTES = 360;
const A_DAY = 86_400;

describe('SMS notifications', () => {
  let peer: SmsPeer;
  let product: Product;
  beforeAll(async () => {
    peer = await startSmsPeer();
    product = await startProduct(peer.settings);
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });
  const send = async (times: number, sms: (number: number) => object) => {
    for (let number = 0; number < times; number += 1) {
      await insertJob(product, 'sendSms', { text: 'News', ...sms(number) });
      if (number % 40 === 39) await waitForJobs(product);
    }
    await waitForJobs(product);
  };
  const passedOver = async (limit: string) =>
    (await readMetric(product, `limits_passed_over_total{limit="${limit}"}`)) ?? 0;

  it('are limited to ten a day per person across clinics, and allowed again the next day', async () => {
    const [userId, to] = [randomUUID(), '+393330000101'];
    await send(12, () => ({ to, userId, facilityId: randomUUID() }));
    expect(peer.to(to)).toHaveLength(10);
    expect(await passedOver('person-sms')).toBe(2);
    product.clock.advance(A_DAY);
    await send(1, () => ({ to, userId, facilityId: null }));
    expect(peer.to(to)).toHaveLength(11);
  });

  it('count once when retried after a provider error', async () => {
    const [userId, to] = [randomUUID(), '+393330000102'];
    peer.answer(to, 500);
    await insertJob(product, 'sendSms', { to, userId, facilityId: null, text: 'News' });
    await waitForJobs(product);
    peer.answer(to, 201);
    await runJobsAfter(product, 150);
    await send(9, () => ({ to, userId, facilityId: null }));
    expect(peer.to(to)).toHaveLength(11);
    await send(1, () => ({ to, userId, facilityId: null }));
    expect(peer.to(to)).toHaveLength(11);
  });

  it('count for both the person and the clinic of the conversation', async () => {
    const { vet, owner, id } = await newStartedRequest(product);
    const mobile = '+393330000103';
    await owner.call(updateUser, { body: { mobile } });
    const choices = {
      MESSAGE: { push: false, email: false, sms: true },
      REQUEST: NOTHING,
      TIMES: NOTHING,
      CALLED_OFF: NOTHING,
      TEAM: NOTHING,
      PAYMENTS: NOTHING,
      FAMILY: NOTHING,
    };
    await owner.call(updateNotificationPreferences, { body: { choices, quietHours: null } });
    await sendChatMessage(vet, id, 'Good morning');
    await runJobsAfter(product, SIX_MINUTES);
    expect(peer.to(mobile)).toHaveLength(1);
    await send(10, () => ({ to: mobile, userId: owner.id, facilityId: null }));
    expect(peer.to(mobile)).toHaveLength(10);
    const others = Array.from({ length: 200 }, (_, index) => `+3933320${100 + index}`);
    await send(200, (index) => ({
      to: others[index],
      userId: randomUUID(),
      facilityId: vet.facility.id,
    }));
    expect(others.flatMap((to) => peer.to(to))).toHaveLength(199);
  }, 120_000);

  it('are limited to 200 a day per clinic, without affecting other clinics', async () => {
    const [facilityId, other] = [randomUUID(), randomUUID()];
    const number = (index: number) => `+3933310${String(index).padStart(5, '0')}`;
    const before = await passedOver('facility-sms');
    await send(201, (index) => ({ to: number(index), userId: randomUUID(), facilityId }));
    expect((await passedOver('facility-sms')) - before).toBe(1);
    const sent = Array.from({ length: 201 }, (_, index) => peer.to(number(index)).length);
    expect(sent.filter((count) => count === 1)).toHaveLength(200);
    await send(1, () => ({ to: number(300), userId: randomUUID(), facilityId: other }));
    expect(peer.to(number(300))).toHaveLength(1);
  }, 120_000);
});
