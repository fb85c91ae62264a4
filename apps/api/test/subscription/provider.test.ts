import { createCheckout } from '@zampa/contract/subscription/create-checkout';
import { readInvoices } from '@zampa/contract/subscription/read-invoices';
import { readSubscription } from '@zampa/contract/subscription/read-subscription';
import { newVet, type Vet } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, useProduct, type Product } from '../product.ts';
import { startBillingPeer, type BillingPeer, type PeerAnswer } from './billing-peer.fixture.ts';
import { choosePlan, submitPortalAction } from './choose-plan.ts';

const WEBHOOK = { user: 'zampa', password: 'a-long-password:with-colon-9' };
const WEBHOOK_PATH = '/api/webhooks/chargebee';

const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const eventOf = (id: string, customerId: string, type = 'subscription_changed') =>
  JSON.stringify({ id, event_type: type, content: { customer: { id: customerId } } });

function sendEvent({ address }: Product, body: string, authorization?: string): Promise<Response> {
  return fetch(`${address}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body,
  });
}

const subscriptionOf = (vet: Vet) =>
  vet.call(readSubscription, { query: { facilityId: vet.facility.id } });

describe('billing provider', () => {
  let peer: BillingPeer;
  let product: Product;
  const json = (body: object, status = 200): PeerAnswer => ({
    status,
    body: JSON.stringify(body),
  });

  beforeAll(async () => {
    peer = await startBillingPeer();
    product = await startProduct({
      CHARGEBEE_SITE: 'zampa-test',
      CHARGEBEE_API_KEY: 'test_key',
      CHARGEBEE_WEBHOOK_USER: WEBHOOK.user,
      CHARGEBEE_WEBHOOK_PASSWORD: WEBHOOK.password,
      CHARGEBEE_API_BASE: peer.url,
    });
  });
  afterAll(async () => {
    await product.stop();
    await peer.stop();
  });

  const choose = (vet: Vet) =>
    vet.call(createCheckout, { body: { facilityId: vet.facility.id, planId: 'STANDARD' } });

  it.each([
    { name: 'an outage', answer: json({ message: 'down', api_error_code: 'internal' }, 500) },
    { name: 'an empty success', answer: json({}) },
    { name: 'null', answer: { status: 200, body: 'null' } },
    { name: 'an HTML error page', answer: { status: 502, body: '<html>Bad gateway</html>' } },
    { name: 'HTML with success', answer: { status: 200, body: '<html></html>' } },
    { name: 'a wrong key', answer: json({ api_error_code: 'api_authentication_failed' }, 401) },
    {
      name: 'a rate limit',
      answer: {
        ...json({ api_error_code: 'api_request_limit_exceeded' }, 429),
        headers: { 'retry-after': '3600' },
      },
    },
  ])('that answers with $name leads to UNAVAILABLE immediately', async ({ answer }) => {
    const vet = await newVet(product);
    peer.answer(() => answer);
    const before = peer.requests.length;
    await expect(choose(vet)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(peer.requests.slice(before)).toEqual(['POST /api/v2/customers']);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: null, status: 'NONE' });
  });

  it('excludes the sandbox when it is configured', async () => {
    expect((await fetch(`${product.address}/sandbox/checkout/page_1`)).status).toBe(404);
  });

  it('is asked for the current state, whatever its events say and in whatever order', async () => {
    const vet = await newVet(product);
    const customer = `fac_${vet.facility.id}`;
    let version = 5;
    let planPrice = 'zampa-standard-eur-monthly';
    peer.answer((route) => {
      if (route.includes('subscriptions'))
        return json({
          list: [
            {
              subscription: {
                id: 'sub_1',
                status: 'active',
                customer_id: customer,
                current_term_end: 1_900_000_000,
                created_at: 1,
                resource_version: version,
                subscription_items: [{ item_price_id: planPrice, quantity: 1 }],
              },
            },
          ],
        });
      if (route.includes('hosted_pages'))
        return json({
          hosted_page: {
            id: 'page_1',
            url: 'https://zampa-test.example/pages/1',
            state: route.startsWith('POST') ? 'created' : 'succeeded',
            expires_at: 1_900_000_000,
          },
        });
      return json({ customer: { id: customer, meta_data: { facilityId: vet.facility.id } } });
    });
    await choose(vet).catch(() => null);
    const key = basic(WEBHOOK.user, WEBHOOK.password);
    expect((await sendEvent(product, eventOf('ev_1', customer), key)).status).toBe(200);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'STANDARD', status: 'ACTIVE' });
    // A later state arrives first, then an older answer that comes too late.
    [version, planPrice] = [9, 'zampa-clinic-eur-monthly'];
    await sendEvent(product, eventOf('ev_3', customer), key);
    [version, planPrice] = [7, 'zampa-standard-eur-monthly'];
    await sendEvent(product, eventOf('ev_2', customer, 'subscription_cancelled'), key);
    expect(await subscriptionOf(vet)).toMatchObject({ plan: 'CLINIC', status: 'ACTIVE' });
  });

  it.each([
    { name: 'no credentials', authorization: undefined },
    { name: 'another user name', authorization: basic('zampo', WEBHOOK.password) },
    { name: 'another password', authorization: basic(WEBHOOK.user, 'guessed') },
    { name: 'a token', authorization: 'Bearer something' },
  ])('is rejected as the sender of a webhook with $name', async ({ authorization }) => {
    const requestsBefore = peer.requests.length;
    const { status } = await sendEvent(product, eventOf('ev_9', 'fac_1'), authorization);
    expect(status).toBe(401);
    expect(peer.requests.length).toBe(requestsBefore);
  });

  it('is ignored when it sends no event or an event of an unknown customer', async () => {
    const key = basic(WEBHOOK.user, WEBHOOK.password);
    expect((await sendEvent(product, 'not json', key)).status).toBe(401);
    const requestsBefore = peer.requests.length;
    expect((await sendEvent(product, eventOf('ev_8', 'fac_somebody-else'), key)).status).toBe(200);
    expect(peer.requests.length).toBe(requestsBefore);
  });

  it('gets 503 for an event while its API is down, so that it retries and no event is lost', async () => {
    const { rows } = await product.pool.query<{ customer_id: string }>(
      'select customer_id from billing_accounts limit 1',
    );
    const customer = rows[0]?.customer_id ?? '';
    peer.answer(() => json({}, 500));
    const key = basic(WEBHOOK.user, WEBHOOK.password);
    expect((await sendEvent(product, eventOf('ev_7', customer), key)).status).toBe(503);
    const storedEvents = await product.pool.query(
      `select from provider_events where event_id = 'ev_7'`,
    );
    expect(storedEvents.rowCount).toBe(0);
  });

  it('lists no invoices while its API is down', async () => {
    const vet = await newVet(product);
    peer.answer(() => json({}, 500));
    expect(await vet.call(readInvoices, { query: { facilityId: vet.facility.id } })).toEqual([]);
  });
});

describe('events of the billing sandbox, in any order', () => {
  const product = useProduct();
  const orders = [
    ['?action=more', '?action=cancel', '?action=resume', '?action=plan&plan=CLINIC'],
    ['?action=cancel', '?action=fail', '?action=advance&days=30', '?action=more'],
    ['?action=fail', '?action=advance&days=30', '?action=settle', '?action=cancel-now'],
  ];

  it.each(orders.map((buttons) => ({ buttons })))(
    'lead to the state of the provider after $buttons',
    async ({ buttons }) => {
      const vet = await newVet(product());
      await choosePlan(product(), vet, 'STANDARD');
      for (const button of buttons)
        await submitPortalAction(product(), vet, button).catch(() => null);
      const current = await subscriptionOf(vet);
      const customer = `fac_${vet.facility.id}`;
      const { rows } = await product().pool.query<{ event_id: string }>(
        `select event_id from provider_events where provider = 'chargebee' and account_id = $1`,
        [customer],
      );
      expect(rows.length).toBeGreaterThan(1);
      const { rows: events } = await product().pool.query<{ status: string; plan: string }>(
        `select state->>'status' as status, state->>'planId' as plan from sandbox_billing
          where kind = 'subscription' and customer_id = $1`,
        [customer],
      );
      const isOver = events[0]?.status === 'cancelled';
      expect(current.plan).toBe(isOver ? 'FREE' : events[0]?.plan);
      expect(await subscriptionOf(vet)).toEqual(current);
    },
  );
});
