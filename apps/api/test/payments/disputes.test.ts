import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { updateService } from '@zampa/contract/services/update-service';
import type { Vet } from '@zampa/testing/people';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, statusOf, type } from './cards.ts';
import { newVisit, PRICE, takeCards, visitOf } from './visits.ts';

const WAIT = { timeout: 10_000 };

/** Two visits of one client, paid by one card at once. */
async function newPaid(product: Product) {
  const visit = await newVisit(product);
  const { vet, owner, id } = visit;
  await takeCards(vet);
  const second = await visitOf(visit, 1500);
  for (const each of [id, second])
    await vet.call(endConversation, { query: { id: each }, body: { payment_type: 'DIGITAL' } });
  const { intentId } = await begin(owner, id, second);
  await type(product, intentId, { card: GOOD });
  expect(await statusOf(owner, intentId)).toBe('SUCCESS');
  return { ...visit, second, intentId };
}

/** Says what happens at a bank, days later. */
const atBank = ({ address }: Product, path: string, body: object = {}) =>
  fetch(`${address}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const giveBack = (vet: Vet, paymentId: string, amount: number) =>
  vet.call(createRefund, { body: { paymentId, amount, reason: 'GOODWILL', note: '' } });

describe('what a payer asks their bank to take back', () => {
  const product = useProduct();
  const disputed = async (vet: Vet) => (await paymentsOf(vet)).map(({ dispute }) => dispute);

  it('is told to the clinic once, and the clinic cannot give it back meanwhile', async () => {
    const { vet, id, second, intentId } = await newPaid(product());
    expect((await atBank(product(), `payments/${intentId}/dispute`)).status).toBe(200);
    await atBank(product(), `payments/${intentId}/dispute`);
    await vi.waitFor(async () => expect(await disputed(vet)).toEqual(['OPEN', 'OPEN']), WAIT);
    await vi.waitFor(async () => {
      const told = await vet.call(readNotifications, { query: {} });
      const kinds = told.map(({ kind }) => kind);
      // One for each conversation.
      expect(kinds.filter((kind) => kind === 'PAYMENT_DISPUTED')).toHaveLength(2);
    }, WAIT);
    const [payment] = await paymentsOf(vet, { eventId: id });
    expect(payment).toMatchObject({ status: 'PAID', refundable: 0 });
    await expect(giveBack(vet, payment?.id ?? '', 1)).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect((await linesOf(product(), id)).filter((line) => line.startsWith('DISPUTE'))).toEqual([
      `DISPUTE_OPENED ${PRICE}`,
    ]);
    expect((await linesOf(product(), second)).at(-1)).toBe('DISPUTE_OPENED 1500');
  });

  it('is told to the clinic of a client who has left it, too', async () => {
    const { vet, owner, intentId } = await newPaid(product());
    const body = { userId: owner.id, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await owner.call(updateClientStatus, { body });
    await atBank(product(), `payments/${intentId}/dispute`);
    await expect
      .poll(async () => {
        const told = await vet.call(readNotifications, { query: {} });
        return told.filter(({ kind }) => kind === 'PAYMENT_DISPUTED').length;
      }, WAIT)
      .toBe(2);
  });

  it.each([
    { status: 'won', is: 'WON', line: 'DISPUTE_WON', left: PRICE },
    { status: 'lost', is: 'LOST', line: 'DISPUTE_LOST', left: 0 },
  ])('ends as it was decided: $status', async ({ status, is, line, left }) => {
    const { vet, id, intentId } = await newPaid(product());
    // The message of its beginning may never have come.
    await atBank(product(), `payments/${intentId}/dispute`, { status });
    await vi.waitFor(async () => expect(await disputed(vet)).toEqual([is, is]), WAIT);
    const [payment] = await paymentsOf(vet, { eventId: id });
    expect(payment).toMatchObject({ status: 'PAID', refundable: left });
    expect((await linesOf(product(), id)).slice(-2)).toEqual([
      `DISPUTE_OPENED ${PRICE}`,
      `${line} ${PRICE}`,
    ]);
  });

  it('is nothing of a payment that was never made', async () => {
    expect((await atBank(product(), 'payments/pi_unknown/dispute')).status).toBe(404);
    const { vet, owner, id } = await newVisit(product());
    await takeCards(vet);
    await vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
    const { intentId } = await begin(owner, id);
    expect((await atBank(product(), `payments/${intentId}/dispute`)).status).toBe(400);
  });
});

describe('money that did not arrive where it was sent back to', () => {
  const product = useProduct();

  it('is the clinic’s again, and can be given back once more', async () => {
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
    expect((await atBank(product(), path)).status).toBe(200);
    await atBank(product(), path);
    await vi.waitFor(async () => expect(await refunded()).toBe(0), WAIT);
    expect((await linesOf(product(), id)).slice(-2)).toEqual([
      'REFUNDED 1000',
      'REFUND_RETURNED 1000',
    ]);
    expect(await atProvider(product(), intentId)).toMatchObject({ returned: 0 });
    await giveBack(vet, paymentId, PRICE);
    await vi.waitFor(async () => expect(await refunded()).toBe(PRICE), WAIT);
  });
});

describe('an account that the card provider gives up', () => {
  const product = useProduct();

  it('offers nothing with a price any more, and its clinic is written to', async () => {
    const { vet, ...visit } = await newVisit(product());
    await takeCards(vet);
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
      const letters = product().mailbox.letters.map(({ mail }) => mail.subject);
      expect(letters).toContain(`${vet.facility.name} cannot be paid by card any more`);
    }, WAIT);
    const [told] = await vet.call(readNotifications, { query: {} });
    expect(told).toMatchObject({ kind: 'CARDS_LOST', url: '/workspace/digital-payments' });
    expect(await paymentsOf(visit.owner)).toEqual([]);
  });
});
