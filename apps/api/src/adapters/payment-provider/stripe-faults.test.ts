import { describe, expect, it, onTestFinished } from 'vitest';
import { PaymentProviderUnavailable } from '../../ports/payment-provider.ts';
import { type Fault, startFaultyPeer } from './faulty-peer.fixture.ts';
import { stripePaymentProvider } from './stripe.ts';

const clock = { now: () => new Date('2026-11-23T12:00:00Z') };
const INTENT = {
  accountId: 'acct_1',
  amount: 4500,
  fee: 67,
  currency: 'EUR',
  description: 'Zampa',
} as const;

const answer = (status: number, body: string): Fault => ({ status, body });
const error = (status: number): Fault =>
  answer(status, JSON.stringify({ error: { type: 'api_error', message: 'no' } }));

/** Starts the adapter with a peer that has these faults. */
async function startProvider(faults: readonly Fault[]) {
  const peer = await startFaultyPeer(faults);
  onTestFinished(() => peer.close());
  const settings = {
    secretKey: 'sk_test_1',
    publishableKey: null,
    webhookSecret: 'whsec_1',
    apiBase: peer.apiBase,
  };
  return { peer, provider: stripePaymentProvider(settings, 'stripe', clock) };
}

const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
process.on('unhandledRejection', note);

describe('stripePaymentProvider with a failing provider', () => {
  it.each([
    { fault: 'an error once', faults: [error(500)], tries: 2 },
    { fault: 'a conflict', faults: [error(409)], tries: 2 },
    { fault: 'a connection cut before the payment', faults: ['cut before'], tries: 2 },
    { fault: 'a connection cut after the payment', faults: ['cut after'], tries: 2 },
    { fault: 'an HTML page from a proxy', faults: [answer(502, '<html>502</html>')], tries: 2 },
    { fault: 'an empty 502 answer', faults: [answer(502, '{}')], tries: 2 },
  ] as const)('creates exactly one payment after $fault', async ({ faults, tries }) => {
    const { peer, provider } = await startProvider(faults);
    const intent = await provider.createIntent(INTENT, 'pi:1');
    expect(intent).toMatchObject({ id: 'pi_1', status: 'requires_payment_method', received: 0 });
    expect(peer.keys).toEqual(Array.from({ length: tries }, () => 'pi:1'));
    expect(peer.countCreated()).toBe(1);
  });

  it.each([
    { fault: 'five errors in a row', faults: Array.from({ length: 5 }, () => error(500)) },
    { fault: 'too many requests', faults: [error(429)] },
    { fault: 'a wrong key', faults: [error(401)] },
    { fault: 'a JSON list as the answer', faults: [answer(200, '[]')] },
    { fault: 'an empty answer', faults: [answer(200, '{}')] },
    { fault: 'an HTML page as the answer', faults: [answer(200, '<html>hello</html>')] },
    { fault: 'a JSON string as the answer', faults: [answer(200, '"oops"')] },
    { fault: 'a JSON number as the answer', faults: [answer(200, '42')] },
    { fault: 'JSON null as the answer', faults: [answer(200, 'null')] },
    {
      fault: 'a 502 JSON string three times',
      faults: Array.from({ length: 3 }, () => answer(502, '"oops"')),
    },
  ])('throws PaymentProviderUnavailable and creates nothing after $fault', async ({ faults }) => {
    const { peer, provider } = await startProvider(faults);
    await expect(provider.createIntent(INTENT, 'pi:1')).rejects.toBeInstanceOf(
      PaymentProviderUnavailable,
    );
    expect(peer.countCreated()).toBe(0);
  });

  it('tries at most three times', async () => {
    const { peer, provider } = await startProvider(Array.from({ length: 9 }, () => error(503)));
    await expect(provider.createIntent(INTENT, 'pi:1')).rejects.toThrow('card provider');
    expect(peer.keys).toEqual(['pi:1', 'pi:1', 'pi:1']);
  });

  it('leaves no unhandled rejection', () => {
    expect(rejections).toEqual([]);
  });
});
