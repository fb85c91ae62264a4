import type { BodyInput } from '@zampa/contract/call';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readFamily } from '@zampa/contract/families/read-family';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { DAY_MS } from '@zampa/domain/time/durations';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { end } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, statusOf, type } from './cards.ts';
import { newVisit, PRICE, takeCards, visitOf } from './visits.ts';

const WAIT = { timeout: 10_000 };
const SECRETARY = 5;
const ASSISTANT = 7;

const charge = (
  vet: TestAccount,
  eventId: string,
  body: Partial<BodyInput<typeof createPayment>> = {},
) => vet.call(createPayment, { body: { eventId, amount: PRICE, ...body } });

async function newCardVisit(product: Product, price = PRICE) {
  const visit = await newVisit(product, price);
  await takeCards(visit.vet);
  return visit;
}

async function payByCard(product: Product, owner: TestAccount, ...ids: string[]) {
  const { intentId } = await begin(owner, ...ids);
  await type(product, intentId, { card: GOOD });
  await vi.waitFor(async () => {
    expect(await statusOf(owner, intentId)).toBe('SUCCESS');
  }, WAIT);
  return intentId;
}

describe('POST /api/payment — what something costs', () => {
  const product = useProduct();

  it('is asked of the client, and changed as long as it is open', async () => {
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
    expect(await linesOf(product(), id)).toEqual(['PRICED 5000', 'REQUESTED 0', 'AMENDED 6000']);
    const query = { FamilyId: owner.familyId };
    expect(await owner.call(readFamily, { query })).toMatchObject({ balance: 6000 });
  });

  it('is charged in parts, of which each is paid by itself', async () => {
    const { vet, owner, id } = await newCardVisit(product());
    await charge(vet, id, { amount: 2000, type: 'INSTALLMENT' });
    await payByCard(product(), owner, id);
    await payByCard(product(), owner, id);
    const part = ['PRICED 2000', 'REQUESTED 0', 'ATTEMPT_OPENED 0', 'CAPTURED 2000'];
    const rest = ['PRICED 2500', 'ATTEMPT_OPENED 0', 'CAPTURED 2500'];
    expect(await linesOf(product(), id)).toEqual([...part, ...rest]);
    await charge(vet, id, { amount: 1000, type: 'INSTALLMENT' });
    const { payment } = (await vet.call(readRequest, { params: { id } })).payload;
    expect(payment).toMatchObject({ amount: PRICE + 1000, status: 'TO_BE_PAID' });
    await expect(charge(vet, id, { type: 'PAYMENT' })).rejects.toMatchObject({
      code: 'ALREADY_PAID',
    });
  });

  it('gives something that was free a price', async () => {
    const { vet, id } = await newCardVisit(product(), 0);
    expect(await charge(vet, id, { amount: 1234, payment_type: 'CASH' })).toMatchObject({
      amount: 1234,
      requestDate: null,
    });
    expect(await vet.call(markPaid, { query: { eventId: id } })).toBe(true);
  });

  it.each([
    { what: 'nothing', body: { amount: 0 }, refusal: { code: 'VALIDATION' } },
    { what: 'a part of a cent', body: { amount: 10.5 }, refusal: { code: 'VALIDATION' } },
    {
      what: 'more than ten times',
      body: { amount: PRICE * 10 + 1 },
      refusal: { code: 'VALIDATION' },
    },
    { what: 'too little for a card', body: { amount: 49 }, refusal: { code: 'VALIDATION' } },
    {
      what: 'until yesterday',
      body: { type: 'UPFRONT', date: '2020-01-01T00:00:00Z' },
      refusal: { code: 'VALIDATION' },
    },
  ] as const)('refuses $what', async ({ body, refusal }) => {
    const { vet, id } = await newCardVisit(product());
    await expect(charge(vet, id, body)).rejects.toMatchObject({ status: 400, ...refusal });
    expect(await paymentsOf(vet)).toEqual([]);
  });

  it('takes the moment at which it is asked for, and leaves a day to pay', async () => {
    const { vet, id } = await newCardVisit(product());
    const now = product().clock.now();
    const asked = { type: 'UPFRONT', upfront: true, date: now.toISOString() } as const;
    const { expiresAt } = await charge(vet, id, asked);
    const left = Date.parse(expiresAt ?? '') - now.getTime();
    expect(left).toBeGreaterThanOrEqual(DAY_MS);
    expect(left).toBeLessThan(DAY_MS + 60_000);
  });

  it('is the staff’s to ask, of their own clients, where cards are taken', async () => {
    const { vet, owner, id } = await newVisit(product());
    await expect(charge(vet, id)).rejects.toMatchObject({ code: 'PAYMENTS_NOT_CONFIGURED' });
    await takeCards(vet);
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

  it('comes in pages, the newest first, narrowed by what is asked', async () => {
    const { id, ...clinic } = await newVisit(product());
    const { vet, owner } = clinic;
    await end(vet, id);
    const others = [await visitOf(clinic, 100), await visitOf(clinic, 200)];
    for (const other of others) {
      product().clock.advance(60);
      await vet.call(endConversation, { query: { id: other }, body: { payment_type: 'CASH' } });
    }
    // Receipts are written afterwards.
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

describe('POST /api/payments/refunds — money back', () => {
  const product = useProduct();
  const refund = (by: TestAccount, paymentId: string, amount: number) =>
    by.call(createRefund, { body: { paymentId, amount, reason: 'PART_NOT_DONE', note: 'Sorry' } });

  async function newPaid() {
    const visit = await newCardVisit(product());
    const intentId = await payByCard(product(), visit.owner, visit.id);
    const [payment] = await paymentsOf(visit.vet);
    return { ...visit, intentId, paymentId: payment?.id ?? '' };
  }

  it('goes back in part and whole, never more than was paid', async () => {
    const { vet, owner, id, intentId, paymentId } = await newPaid();
    await refund(vet, paymentId, 2000);
    // What is on its way counts as gone.
    await expect(refund(vet, paymentId, PRICE - 1999)).rejects.toMatchObject({
      fields: [{ field: 'amount', code: 'too_large' }],
    });
    await refund(vet, paymentId, PRICE - 2000);
    await vi.waitFor(async () => {
      expect(await paymentsOf(owner, { eventId: id })).toMatchObject([
        { status: 'PAID', refunded: PRICE },
      ]);
    }, WAIT);
    expect(await atProvider(product(), intentId)).toMatchObject({ taken: PRICE, returned: PRICE });
    await expect(refund(vet, paymentId, 1)).rejects.toMatchObject({ code: 'VALIDATION' });
    const lines = await linesOf(product(), id);
    expect(lines.filter((line) => line.startsWith('REFUNDED')).toSorted()).toEqual([
      'REFUNDED 2000',
      `REFUNDED ${PRICE - 2000}`,
    ]);
  });

  it('is asked once of ten who press at the same moment', async () => {
    const { vet, id, paymentId } = await newPaid();
    const pressed = await Promise.allSettled(
      Array.from({ length: 10 }, () => refund(vet, paymentId, PRICE)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await vi.waitFor(async () => {
      expect(await linesOf(product(), id)).toContain(`REFUNDED ${PRICE}`);
    }, WAIT);
  });

  it('is the admins’ to give, of what was paid', async () => {
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
