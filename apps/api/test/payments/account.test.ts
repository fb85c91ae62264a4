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

describe('POST /api/stripe/create', () => {
  const product = useProduct();
  const create = (vet: Vet) => vet.call(createCardAccount, { body: account(vet) });
  const statusOf = (vet: Vet, stripeId: string) =>
    vet.call(readCardStatus, { query: { stripeId } });
  const decide = (link: string, outcome = '') =>
    fetch(`${link.replace('localhost', '127.0.0.1')}${outcome && `?outcome=${outcome}`}`, {
      method: 'POST',
      redirect: 'manual',
      // The buttons of the page send a form; without an outcome the body is empty.
      ...(outcome && { body: new URLSearchParams() }),
    });

  it('creates the account once, with a new link each time, and it is ready after onboarding', async () => {
    const vet = await newVet(product());
    expect(await paymentsOf(vet)).toEqual({ status: 'NONE', stripeId: null });
    const query = { facilityId: vet.facility.id };
    const { paymentMode } = await vet.call(readFacilityConfiguration, {
      query,
    });
    expect(paymentMode).toBe('sandbox');
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

  it('returns the same account to ten concurrent calls', async () => {
    const vet = await newVet(product());
    const accounts = await Promise.all(Array.from({ length: 10 }, () => create(vet)));
    expect(new Set(accounts.map(({ stripeId }) => stripeId)).size).toBe(1);
  });

  it.each([
    { outcome: 'later', status: 'INCOMPLETE' },
    { outcome: 'review', status: 'PENDING' },
    { outcome: 'reject', status: 'REJECTED' },
  ])('leads to status $status after the outcome "$outcome"', async ({ outcome, status }) => {
    const vet = await newVet(product());
    const { onboardingLink, stripeId } = await create(vet);
    await decide(onboardingLink, outcome);
    expect(await statusOf(vet, stripeId)).toEqual({ message: status });
  });

  it('allows priced services once the account is ready', async () => {
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

  it('hides the account from other clinics, even with mixed organization and facility ids', async () => {
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

describe('Stripe integration', () => {
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

  it('accepts a signed webhook event, also when repeated, and stores it once', async () => {
    expect((await ring(signed(SECRET))).status).toBe(200);
    expect((await ring(signed(SECRET))).status).toBe(200);
    const { rows } = await product().pool.query('select event_id from provider_events');
    expect(rows).toEqual([{ event_id: 'evt_1' }]);
  });

  it.each([
    { why: 'it is not signed', send: () => ring(null) },
    {
      why: 'it is signed with another secret',
      send: () => ring(signed('whsec_of_somebody_else_here')),
    },
    { why: 'it is signed with an empty secret', send: () => ring(signed('')) },
    { why: 'the signature is too old', send: () => ring(signed(SECRET, 301)) },
    { why: 'the body was altered', send: () => ring(signed(SECRET), body.replace('1', '2')) },
    { why: 'the signature is malformed', send: () => ring('v1=x') },
  ])('rejects a webhook event when $why', async ({ send }) => {
    expect((await send()).status).toBe(400);
  });

  it('answers 503 to POST /api/stripe/create when Stripe is unreachable', async () => {
    const vet = await newVet(product());
    await expect(vet.call(createCardAccount, { body: account(vet) })).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    });
    expect(await paymentsOf(vet)).toEqual({ status: 'NONE', stripeId: null });
  });
});
