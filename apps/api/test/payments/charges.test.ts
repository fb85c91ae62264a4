import type { BodyInput } from '@zampa/contract/call';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readFamily } from '@zampa/contract/families/read-family';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { DAY_MS } from '@zampa/domain/time/durations';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { endService } from '@zampa/testing/requests';
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
const SECRETARY = 5;
const ASSISTANT = 7;

const charge = (
  vet: TestAccount,
  eventId: string,
  body: Partial<BodyInput<typeof createPayment>> = {},
) => vet.call(createPayment, { body: { eventId, amount: PRICE, ...body } });

async function newCardVisit(product: Product, price = PRICE) {
  const visit = await newVisit(product, price);
  await connectCards(visit.vet);
  return visit;
}

async function payByCard(product: Product, owner: TestAccount, ...ids: string[]) {
  const { intentId } = await beginPayment(owner, ...ids);
  await submitToSandbox(product, intentId, { card: GOOD });
  await vi.waitFor(async () => {
    expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
  }, WAIT);
  return intentId;
}

describe('POST /api/payment', () => {
  const product = useProduct();

  it('asks the client for a payment and changes it while it is open', async () => {
    const { vet, owner, id } = await newCardVisit(product());
    const { OrganizationId } = vet.facility;
    const first = await charge(vet, id, { OrganizationId, FamilyId: owner.familyId, amount: 5000 });
    expect(first).toMatchObject({
      eventId: id,
      amount: 5000,
      currency: 'EUR',
      status: 'TO_BE_PAID',
      type: 'PAYMENT',
      payment_type: 'DIGITAL',
      upfront: false,
      paidDate: null,
    });
    expect(first.requestDate).not.toBeNull();
    const second = await charge(vet, id, { amount: 6000 });
    expect(second).toMatchObject({ id: first.id, amount: 6000 });
    const { payment } = (await owner.call(readRequest, { params: { id } })).payload;
    expect(payment).toMatchObject({ amount: 6000, status: 'TO_BE_PAID' });
    expect(await ledgerOf(product(), id)).toEqual(['PRICED 5000', 'REQUESTED 0', 'AMENDED 6000']);
    const query = { FamilyId: owner.familyId };
    expect(await owner.call(readFamily, { query })).toMatchObject({ balance: 6000 });
  });

  it('charges installments that are paid separately', async () => {
    const { vet, owner, id } = await newCardVisit(product());
    await charge(vet, id, { amount: 2000, type: 'INSTALLMENT' });
    await payByCard(product(), owner, id);
    await payByCard(product(), owner, id);
    const part = ['PRICED 2000', 'REQUESTED 0', 'ATTEMPT_OPENED 0', 'CAPTURED 2000'];
    const rest = ['PRICED 2500', 'ATTEMPT_OPENED 0', 'CAPTURED 2500'];
    expect(await ledgerOf(product(), id)).toEqual([...part, ...rest]);
    await charge(vet, id, { amount: 1000, type: 'INSTALLMENT' });
    const { payment } = (await vet.call(readRequest, { params: { id } })).payload;
    expect(payment).toMatchObject({ amount: PRICE + 1000, status: 'TO_BE_PAID' });
    await expect(charge(vet, id, { type: 'PAYMENT' })).rejects.toMatchObject({
      code: 'ALREADY_PAID',
    });
  });

  it('sets a price for a visit that was free', async () => {
    const { vet, id } = await newCardVisit(product(), 0);
    expect(await charge(vet, id, { amount: 1234, payment_type: 'CASH' })).toMatchObject({
      amount: 1234,
      requestDate: null,
    });
    expect(await vet.call(markPaid, { query: { eventId: id } })).toBe(true);
  });

  it.each([
    { what: 'an amount of zero', body: { amount: 0 }, refusal: { code: 'VALIDATION' } },
    { what: 'a fraction of a cent', body: { amount: 10.5 }, refusal: { code: 'VALIDATION' } },
    {
      what: 'more than ten times the price',
      body: { amount: PRICE * 10 + 1 },
      refusal: { code: 'VALIDATION' },
    },
    { what: 'less than the card minimum', body: { amount: 49 }, refusal: { code: 'VALIDATION' } },
    {
      what: 'a deadline in the past',
      body: { type: 'UPFRONT', date: '2020-01-01T00:00:00Z' },
      refusal: { code: 'VALIDATION' },
    },
  ] as const)('rejects $what', async ({ body, refusal }) => {
    const { vet, id } = await newCardVisit(product());
    await expect(charge(vet, id, body)).rejects.toMatchObject({ status: 400, ...refusal });
    expect(await paymentsOf(vet)).toEqual([]);
  });

  it('accepts the current time as date and leaves a day to pay', async () => {
    const { vet, id } = await newCardVisit(product());
    const now = product().clock.now();
    const upfrontCharge = { type: 'UPFRONT', upfront: true, date: now.toISOString() } as const;
    const { expiresAt } = await charge(vet, id, upfrontCharge);
    const left = Date.parse(expiresAt ?? '') - now.getTime();
    expect(left).toBeGreaterThanOrEqual(DAY_MS);
    expect(left).toBeLessThan(DAY_MS + 60_000);
  });

  it('rejects owners, other clinics and reception, and lets assistants charge only in cash', async () => {
    const { vet, owner, id } = await newVisit(product());
    await expect(charge(vet, id)).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    await connectCards(vet);
    await expect(charge(owner, id)).rejects.toMatchObject({ status: 403 });
    const stranger = await newVet(product());
    await expect(charge(stranger, id)).rejects.toMatchObject({ status: 404 });
    const { OrganizationId } = stranger.facility;
    await expect(charge(vet, id, { OrganizationId })).rejects.toMatchObject({ status: 404 });
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await expect(charge(desk, id)).rejects.toMatchObject({ status: 403 });
    expect(await paymentsOf(desk)).toEqual([]);
    const assistant = await newColleague(product());
    await employ(product().pool, vet.facility.id, assistant.id, { roleId: ASSISTANT });
    await expect(charge(assistant, id)).rejects.toMatchObject({ status: 403 });
    await charge(assistant, id, { payment_type: 'CASH' });
    expect(await paymentsOf(desk)).toHaveLength(1);
  });
});

describe('GET /api/payments', () => {
  const product = useProduct();

  it('returns pages, newest first, filtered by status, conversation and date', async () => {
    const { id, ...clinic } = await newVisit(product());
    const { vet, owner } = clinic;
    await endService(vet, id);
    const others = [await startVisit(clinic, 100), await startVisit(clinic, 200)];
    for (const other of others) {
      product().clock.advance(60);
      await vet.call(endConversation, { query: { id: other }, body: { payment_type: 'CASH' } });
    }
    // Receipts are created afterwards.
    const all = await vi.waitFor(async () => {
      const found = await paymentsOf(vet);
      expect(found.flatMap(({ receipts }) => receipts)).toHaveLength(2);
      return found;
    }, WAIT);
    expect(all.map(({ amount }) => amount)).toEqual([200, 100, PRICE]);
    expect(await paymentsOf(owner, { limit: 1 })).toEqual([all[0]]);
    expect((await paymentsOf(owner, { status: 'SUCCESS' })).map(({ amount }) => amount)).toEqual([
      200, 100,
    ]);
    expect(await paymentsOf(vet, { status: 'TO_BE_PAID', eventId: id })).toEqual([all[2]]);
    expect(await paymentsOf(vet, { to: all[1]?.createdDate ?? '' })).toEqual([all[2]]);
    expect(await paymentsOf(vet, { from: all[1]?.createdDate ?? '' })).toHaveLength(2);
    expect(all[0]).toMatchObject({
      person: { firstName: expect.any(String) as string },
      facilityName: vet.facility.name,
      services: ['Surgery'],
    });
  });
});

describe('POST /api/payments/refunds', () => {
  const product = useProduct();
  const refund = (person: TestAccount, paymentId: string, amount: number) =>
    person.call(createRefund, {
      body: { paymentId, amount, reason: 'PART_NOT_DONE', note: 'Sorry' },
    });

  async function newPaid() {
    const visit = await newCardVisit(product());
    const intentId = await payByCard(product(), visit.owner, visit.id);
    const [payment] = await paymentsOf(visit.vet);
    return { ...visit, intentId, paymentId: payment?.id ?? '' };
  }

  it('refunds in part and in full, never more than was paid', async () => {
    const { vet, owner, id, intentId, paymentId } = await newPaid();
    expect(await paymentsOf(vet, { status: 'REFUNDED' })).toEqual([]);
    await refund(vet, paymentId, 2000);
    // A refund in progress counts as refunded.
    await expect(refund(vet, paymentId, PRICE - 1999)).rejects.toMatchObject({
      fields: [{ field: 'amount', code: 'too_large' }],
    });
    await refund(vet, paymentId, PRICE - 2000);
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: id })).toMatchObject([
        { status: 'PAID', refunded: PRICE },
      ]);
    }, WAIT);
    expect(await paymentsOf(vet, { status: 'REFUNDED' })).toMatchObject([{ id: paymentId }]);
    expect(await readProviderTotals(product(), intentId)).toMatchObject({
      taken: PRICE,
      returned: PRICE,
    });
    await expect(refund(vet, paymentId, 1)).rejects.toMatchObject({ code: 'VALIDATION' });
    const lines = await ledgerOf(product(), id);
    expect(lines.filter((line) => line.startsWith('REFUNDED')).toSorted()).toEqual([
      'REFUNDED 2000',
      `REFUNDED ${PRICE - 2000}`,
    ]);
  });

  it('refunds once for ten concurrent calls', async () => {
    const { vet, id, paymentId } = await newPaid();
    const pressed = await Promise.allSettled(
      Array.from({ length: 10 }, () => refund(vet, paymentId, PRICE)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await vi.waitFor(async () => {
      expect(await ledgerOf(product(), id)).toContain(`REFUNDED ${PRICE}`);
    }, WAIT);
  });

  it('is allowed to admins only, and only for paid amounts', async () => {
    const { vet, owner, paymentId } = await newPaid();
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await expect(refund(desk, paymentId, 1)).rejects.toMatchObject({ status: 403 });
    await expect(refund(owner, paymentId, 1)).rejects.toMatchObject({ status: 403 });
    const stranger = await newVet(product());
    await expect(refund(stranger, paymentId, 1)).rejects.toMatchObject({ status: 404 });
    const open = await newCardVisit(product());
    await open.vet.call(endConversation, {
      query: { id: open.id },
      body: { payment_type: 'DIGITAL' },
    });
    const [unpaid] = await paymentsOf(open.vet);
    await expect(refund(open.vet, unpaid?.id ?? '', 1)).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
  });
});
