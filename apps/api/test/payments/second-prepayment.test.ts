import type { BodyInput } from '@zampa/contract/call';
import { readClients } from '@zampa/contract/clients/read-clients';
import { readFamily } from '@zampa/contract/families/read-family';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readMe } from '@zampa/contract/people/read-me';
import type { TestAccount } from '@zampa/testing/people';
import { endService } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import {
  beginPayment,
  cardStatusOf,
  GOOD,
  ledgerOf,
  paymentsOf,
  submitToSandbox,
} from './cards.ts';
import { connectCards, newVisit, PRICE, startVisit } from './visits.ts';

const charge = (
  vet: TestAccount,
  eventId: string,
  body: Partial<BodyInput<typeof createPayment>> = {},
) => vet.call(createPayment, { body: { eventId, amount: PRICE, ...body } });

async function newCardVisit(product: Product) {
  const visit = await newVisit(product);
  await connectCards(visit.vet);
  return visit;
}

async function payByCard(product: Product, owner: TestAccount, id: string) {
  const { intentId } = await beginPayment(owner, id);
  await submitToSandbox(product, intentId, { card: GOOD });
  await vi.waitFor(
    async () => {
      expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
    },
    { timeout: 30_000 },
  );
}

describe('POST /api/payment — a second prepayment', () => {
  const product = useProduct();

  it.each([
    { first: { type: 'UPFRONT' }, second: { type: 'RESERVATION' } },
    { first: { type: 'RESERVATION' }, second: { type: 'UPFRONT' } },
    { first: { type: 'UPFRONT' }, second: { type: 'PAYMENT', upfront: true } },
    { first: { type: 'PAYMENT', upfront: true }, second: { type: 'RESERVATION' } },
    { first: { type: 'UPFRONT' }, second: { type: 'INSTALLMENT', upfront: true } },
    {
      first: { type: 'INSTALLMENT', upfront: true },
      second: { type: 'INSTALLMENT', upfront: true },
    },
  ] as const)(
    'changes the open prepayment $first when $second is charged',
    async ({ first, second }) => {
      const { vet, id } = await newCardVisit(product());
      const before = await charge(vet, id, { ...first, amount: 2000 });
      const after = await charge(vet, id, { ...second, amount: 2500 });
      expect(after).toMatchObject({ id: before.id, type: second.type, amount: 2500 });
      expect(after).toMatchObject({ upfront: true, status: 'TO_BE_PAID' });
      expect(await paymentsOf(vet)).toHaveLength(1);
      expect(await ledgerOf(product(), id)).toEqual(['PRICED 2000', 'REQUESTED 0', 'AMENDED 2500']);
    },
  );

  it('charges another kind of prepayment separately once the first is paid', async () => {
    const { vet, owner, id } = await newCardVisit(product());
    await charge(vet, id, { type: 'UPFRONT', amount: 2000 });
    await payByCard(product(), owner, id);
    await charge(vet, id, { type: 'RESERVATION', amount: 1000 });
    const all = await paymentsOf(vet);
    expect(all.map(({ type, status }) => [type, status])).toEqual([
      ['RESERVATION', 'TO_BE_PAID'],
      ['UPFRONT', 'PAID'],
    ]);
  });

  it('rejects a prepayment of the full price if the full price is already charged', async () => {
    const { vet, id } = await newCardVisit(product());
    await charge(vet, id, { payment_type: 'CASH', amount: 1000 });
    await vet.call(markPaid, { query: { eventId: id } });
    await charge(vet, id, { type: 'UPFRONT', amount: 2000 });
    await expect(charge(vet, id, { type: 'PAYMENT', upfront: true })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_PAID',
    });
  });
});

describe('the balance and the list of payments', () => {
  const product = useProduct();

  it('show the same amount due, including a requested prepayment', async () => {
    const { id, ...clinic } = await newCardVisit(product());
    const { vet, owner } = clinic;
    await endService(vet, id);
    await charge(vet, await startVisit(clinic, PRICE), { type: 'UPFRONT', amount: 2500 });
    const due = await paymentsOf(owner, { status: 'TO_BE_PAID' });
    expect(due.map(({ amount }) => amount)).toEqual([2500, PRICE]);
    const { balance } = await owner.call(readFamily, { query: { FamilyId: owner.familyId } });
    const { balance: own } = await owner.call(readMe, {});
    const [client] = await vet.call(readClients, {
      params: { id: vet.facility.id },
      query: {},
    });
    expect([balance, own, client?.balance]).toEqual([7000, 7000, 7000]);
  });
});
