import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { updateService } from '@zampa/contract/services/update-service';
import type { Vet } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { newVisit, PRICE, connectCards, startVisit } from './visits.ts';

const WAIT = { timeout: 30_000 };

/** Creates two visits of one client, paid with one card payment. */
async function newPaid(product: Product) {
  const visit = await newVisit(product);
  const { vet, owner, id } = visit;
  await connectCards(vet);
  const second = await startVisit(visit, 1500);
  for (const each of [id, second])
    await vet.call(endConversation, { query: { id: each }, body: { payment_type: 'DIGITAL' } });
  const { intentId } = await beginPayment(owner, id, second);
  await submitToSandbox(product, intentId, { card: GOOD });
  expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
  return { ...visit, second, intentId };
}

/** Simulates a later event at the bank. */
const sendBankEvent = ({ address }: Product, path: string, body: object = {}) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const giveBack = (vet: Vet, paymentId: string, amount: number) =>
  vet.call(createRefund, { body: { paymentId, amount, reason: 'GOODWILL', note: '' } });

describe('disputed card payment', () => {
  const product = useProduct();
  const disputed = async (vet: Vet) => (await paymentsOf(vet)).map(({ dispute }) => dispute);

  it('notifies the clinic once and cannot be refunded during the dispute', async () => {
    const { vet, id, second, intentId } = await newPaid(product());
    expect((await sendBankEvent(product(), `payments/${intentId}/dispute`)).status).toBe(200);
    await sendBankEvent(product(), `payments/${intentId}/dispute`);
    await vi.waitFor(async () => expect(await disputed(vet)).toEqual(['OPEN', 'OPEN']), WAIT);
    await vi.waitFor(async () => {
      const received = await vet.call(readNotifications, { query: {} });
      const kinds = received.map(({ kind }) => kind);
      // One for each conversation.
      expect(kinds.filter((kind) => kind === 'PAYMENT_DISPUTED')).toHaveLength(2);
    }, WAIT);
    const [payment] = await paymentsOf(vet, { eventId: id });
    expect(payment).toMatchObject({ status: 'PAID', refundable: 0 });
    await expect(giveBack(vet, payment?.id ?? '', 1)).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect((await ledgerOf(product(), id)).filter((line) => line.startsWith('DISPUTE'))).toEqual([
      `DISPUTE_OPENED ${PRICE}`,
    ]);
    expect((await ledgerOf(product(), second)).at(-1)).toBe('DISPUTE_OPENED 1500');
  });

  it('notifies the clinic even if the client has left it', async () => {
    const { vet, owner, intentId } = await newPaid(product());
    const body = { userId: owner.id, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await owner.call(updateClientStatus, { body });
    await sendBankEvent(product(), `payments/${intentId}/dispute`);
    await expect
      .poll(async () => {
        const received = await vet.call(readNotifications, { query: {} });
        return received.filter(({ kind }) => kind === 'PAYMENT_DISPUTED').length;
      }, WAIT)
      .toBe(2);
  });

  it.each([
    { status: 'won', is: 'WON', line: 'DISPUTE_WON', left: PRICE },
    { status: 'lost', is: 'LOST', line: 'DISPUTE_LOST', left: 0 },
  ])('ends as the bank decides: $status', async ({ status, is, line, left }) => {
    const { vet, id, intentId } = await newPaid(product());
    // The event that opens the dispute may never have arrived.
    await sendBankEvent(product(), `payments/${intentId}/dispute`, { status });
    await vi.waitFor(async () => expect(await disputed(vet)).toEqual([is, is]), WAIT);
    const [payment] = await paymentsOf(vet, { eventId: id });
    expect(payment).toMatchObject({ status: 'PAID', refundable: left });
    expect((await ledgerOf(product(), id)).slice(-2)).toEqual([
      `DISPUTE_OPENED ${PRICE}`,
      `${line} ${PRICE}`,
    ]);
  });

  it('is rejected if its payment was never made', async () => {
    expect((await sendBankEvent(product(), 'payments/pi_unknown/dispute')).status).toBe(404);
    const { vet, owner, id } = await newVisit(product());
    await connectCards(vet);
    await vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
    const { intentId } = await beginPayment(owner, id);
    expect((await sendBankEvent(product(), `payments/${intentId}/dispute`)).status).toBe(400);
  });
});

describe('refund that fails at the bank', () => {
  const product = useProduct();

  it('is credited to the clinic again and can be repeated', async () => {
    const { vet, id, intentId } = await newPaid(product());
    const [payment] = await paymentsOf(vet, { eventId: id });
    const paymentId = payment?.id ?? '';
    await giveBack(vet, paymentId, 1000);
    const refunded = async () => (await paymentsOf(vet, { eventId: id }))[0]?.refunded;
    await vi.waitFor(async () => expect(await refunded()).toBe(1000), WAIT);
    const { rows } = await product().pool.query<{ id: string }>(
      'select id from sandbox_refunds where intent_id = $1',
      [intentId],
    );
    const path = `refunds/${rows[0]?.id}/fail`;
    expect((await sendBankEvent(product(), path)).status).toBe(200);
    await sendBankEvent(product(), path);
    await vi.waitFor(async () => expect(await refunded()).toBe(0), WAIT);
    expect((await ledgerOf(product(), id)).slice(-2)).toEqual([
      'REFUNDED 1000',
      'REFUND_RETURNED 1000',
    ]);
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: 0 });
    await giveBack(vet, paymentId, PRICE);
    await vi.waitFor(async () => expect(await refunded()).toBe(PRICE), WAIT);
  });
});

describe('card account rejected by the provider', () => {
  const product = useProduct();

  it('disables priced services and e-mails the clinic', async () => {
    const { vet, ...visit } = await newVisit(product());
    await connectCards(vet);
    const facilityId = vet.facility.id;
    const read = async () => vet.call(readFacilityConfiguration, { query: { facilityId } });
    const offered = async () =>
      (await read()).services.filter(({ enabled }) => enabled).map(({ name }) => name);
    const surgery = (await read()).services.find(({ name }) => name === 'Surgery');
    await vet.call(updateService, {
      query: { id: surgery?.id ?? '' },
      body: { enabled: true },
    });
    expect(await offered()).toContain('Surgery');
    const { onboardingLink } = await vet.call(createCardAccount, {
      body: { FacilityId: facilityId, OrganizationId: vet.facility.OrganizationId },
    });
    const page = onboardingLink.replace('localhost', '127.0.0.1');
    await fetch(`${page}?outcome=reject`, { method: 'POST', redirect: 'manual' });
    await vi.waitFor(async () => {
      expect((await read()).payments.status).toBe('REJECTED');
    }, WAIT);
    expect(await offered()).toEqual(['Consultation by message']);
    await vi.waitFor(() => {
      const letters = product().mailbox.emails.map(({ mail }) => mail.subject);
      expect(letters).toContain(`${vet.facility.name} can no longer take card payments`);
    }, WAIT);
    const [received] = await vet.call(readNotifications, { query: {} });
    expect(received).toMatchObject({ kind: 'CARDS_LOST', url: '/workspace/digital-payments' });
    expect(await paymentsOf(visit.owner)).toEqual([]);
  });
});
