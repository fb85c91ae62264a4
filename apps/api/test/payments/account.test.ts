import { createHmac } from 'node:crypto';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { readCardStatus } from '@zampa/contract/payments/read-card-status';
import { createService } from '@zampa/contract/services/create-service';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const account = ({ facility }: Vet) => ({
  FacilityId: facility.id,
  OrganizationId: facility.OrganizationId,
});
const paymentsOf = async (vet: Vet) => {
  const query = { facilityId: vet.facility.id };
  return (await vet.call(readFacilityConfiguration, { query })).payments;
};

describe('POST /api/stripe/create — the account with the card provider', () => {
  const product = useProduct();
  const create = (vet: Vet) => vet.call(createCardAccount, { body: account(vet) });
  const statusOf = (vet: Vet, stripeId: string) =>
    vet.call(readCardStatus, { query: { stripeId } });
  const decide = (link: string, outcome = '') =>
    fetch(`${link.replace('localhost', '127.0.0.1')}${outcome && `?outcome=${outcome}`}`, {
      method: 'POST',
      redirect: 'manual',
      // As the buttons of the page send it; without an outcome nothing at all is sent.
      ...(outcome && { body: new URLSearchParams() }),
    });

  it('is made once, with a new link each time, and is ready once the onboarding is done', async () => {
    const vet = await newVet(product());
    expect(await paymentsOf(vet)).toEqual({ status: 'NONE', stripeId: null });
    const [first, second] = [await create(vet), await create(vet)];
    expect(second.stripeId).toBe(first.stripeId);
    expect(second.onboardingLink).not.toBe(first.onboardingLink);
    expect(await paymentsOf(vet)).toEqual({ status: 'INCOMPLETE', stripeId: first.stripeId });
    expect(await statusOf(vet, first.stripeId)).toEqual({ message: 'INCOMPLETE' });
    const page = await fetch(first.onboardingLink.replace('localhost', '127.0.0.1'));
    expect(await page.text()).toContain('SANDBOX');
    const decided = await decide(first.onboardingLink);
    expect(decided.status).toBe(303);
    expect(decided.headers.get('location')).toContain('/workspace/digital-payments');
    expect(await paymentsOf(vet)).toMatchObject({ status: 'READY' });
    expect((await decide(first.onboardingLink)).status, 'a link is good for one answer').toBe(410);
  });

  it('gives ten who ask at once the same account', async () => {
    const vet = await newVet(product());
    const made = await Promise.all(Array.from({ length: 10 }, () => create(vet)));
    expect(new Set(made.map(({ stripeId }) => stripeId)).size).toBe(1);
  });

  it.each([
    { outcome: 'later', status: 'INCOMPLETE' },
    { outcome: 'review', status: 'PENDING' },
    { outcome: 'reject', status: 'REJECTED' },
  ])('is $status when the person decides "$outcome"', async ({ outcome, status }) => {
    const vet = await newVet(product());
    const { onboardingLink, stripeId } = await create(vet);
    await decide(onboardingLink, outcome);
    expect(await statusOf(vet, stripeId)).toEqual({ message: status });
  });

  it('lets services with a price be offered once it is ready', async () => {
    const vet = await newVet(product());
    const offer = () =>
      vet.call(createService, {
        body: {
          facilityId: vet.facility.id,
          ServiceTypeId: 3,
          name: 'Video',
          price: 3000,
          duration: 20,
          enabled: true,
        },
      });
    await expect(offer()).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    await decide((await create(vet)).onboardingLink);
    expect(await offer()).toMatchObject({ enabled: true, price: 3000 });
  });

  it('is unknown to others, also with the organization of one and the facility of another', async () => {
    const [vet, other] = [await newVet(product()), await newVet(product())];
    const { stripeId } = await create(vet);
    await expect(statusOf(other, stripeId)).rejects.toMatchObject({ status: 404 });
    await expect(statusOf(vet, 'acct_none')).rejects.toMatchObject({ status: 404 });
    const mixed = { ...account(vet), FacilityId: other.facility.id };
    await expect(other.call(createCardAccount, { body: mixed })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('POST /api/webhooks/stripe — the provider rings', () => {
  const product = useProduct({
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_for_this_test_alone',
    STRIPE_API_BASE: 'http://127.0.0.1:1',
  });
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping' });
  const ring = (signature: string | null, payload = body) =>
    fetch(`${product().address}/api/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    });
  const signed = (secret: string, ageSeconds = 0) => {
    const seconds = Math.floor(Date.now() / 1000) - ageSeconds;
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  };
  const SECRET = 'whsec_for_this_test_alone';

  it('is heard when the message is signed, however often', async () => {
    expect((await ring(signed(SECRET))).status).toBe(200);
    expect((await ring(signed(SECRET))).status).toBe(200);
    const { rows } = await product().pool.query('select event_id from provider_events');
    expect(rows).toEqual([{ event_id: 'evt_1' }]);
  });

  it.each([
    { why: 'nobody signed', send: () => ring(null) },
    { why: 'another secret signed', send: () => ring(signed('whsec_of_somebody_else_here')) },
    { why: 'an empty secret signed', send: () => ring(signed('')) },
    { why: 'the signature is late', send: () => ring(signed(SECRET, 301)) },
    { why: 'the message was altered', send: () => ring(signed(SECRET), body.replace('1', '2')) },
    { why: 'the signature is nonsense', send: () => ring('v1=x') },
  ])('is not heard when $why', async ({ send }) => {
    expect((await send()).status).toBe(400);
  });

  it('says that it is unavailable when the provider does not answer', async () => {
    const vet = await newVet(product());
    await expect(vet.call(createCardAccount, { body: account(vet) })).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
    expect(await paymentsOf(vet)).toEqual({ status: 'NONE', stripeId: null });
  });
});
