import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { createPayment } from '@zampa/contract/payments/create-payment';
import type { PaymentStatus } from '@zampa/domain/payments/status';
import type { TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, book, change } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { begin, GOOD, linesOf, paymentsOf, statusOf, type } from './cards.ts';
import { type DepositClinic, laterAt, newDepositClinic } from './deposits.ts';

const WAIT = { timeout: 10_000 };
const MINUTE = 60;

const statusSeen = async (reader: TestAccount, id: string) =>
  (await reader.call(readRequest, { params: { id } })).payload.payment.status;

const listedAs = async (reader: TestAccount, payment: PaymentStatus) => {
  const body = { category: ['VISIT'], payload: { payment: [payment] } };
  return (await reader.call(searchRequests, { query: {}, body })).map(({ id }) => id);
};

describe('a visit that was called off', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  let clinic: DepositClinic;
  beforeEach(async () => {
    clinic = await newDepositClinic(product(), 20);
  });

  /** Both sides see the same, in the conversation and in their lists. */
  async function isNow(
    status: PaymentStatus,
    { vet, owner }: Pick<DepositClinic, 'vet' | 'owner'>,
  ) {
    for (const reader of [vet, owner]) {
      expect(await statusSeen(reader, clinic.visitId)).toBe(status);
      for (const listed of ['TO_BE_PAID', 'UNKNOWN'] as const)
        expect((await listedAs(reader, listed)).includes(clinic.visitId)).toBe(listed === status);
    }
  }

  it('is not to be paid once its deposit went back, until it is booked anew', async () => {
    const { owner, vet, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 4) });
    const { intentId } = await begin(owner, visitId);
    await type(product(), intentId, { card: GOOD });
    expect(await statusOf(owner, intentId)).toBe('SUCCESS');
    await isNow('TO_BE_PAID', clinic);
    await change(owner, id, { status: 'CANCELED' });
    await isNow('UNKNOWN', clinic);
    await vi.waitFor(
      async () => expect(await linesOf(product(), visitId)).toContain('REFUNDED 1200'),
      WAIT,
    );
    await isNow('UNKNOWN', clinic);
    await book(vet, visitId, { start: at(now(), 5) });
    await isNow('TO_BE_PAID', clinic);
    // What was paid was for the time of then.
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([{ start: at(now(), 4) }]);
  });

  it('cannot be paid by card, until something is asked for', async () => {
    const { owner, vet, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 4) });
    await change(vet, id, { status: 'CANCELED' });
    await expect(begin(owner, visitId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await paymentsOf(owner, { eventId: visitId })).toEqual([]);
    const asked = { type: 'PAYMENT', payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 1000, ...asked } });
    expect(await begin(owner, visitId)).toMatchObject({ amount: 1000 });
  });

  it('is to be paid where the clinic asks for it all the same', async () => {
    const { vet, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 4) });
    await change(vet, id, { status: 'CANCELED' });
    await isNow('UNKNOWN', clinic);
    const asked = { type: 'PAYMENT', payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 1000, ...asked } });
    await isNow('TO_BE_PAID', clinic);
    expect((await paymentsOf(clinic.owner, { eventId: visitId }))[0]).toMatchObject({
      amount: 1000,
      status: 'TO_BE_PAID',
    });
  });

  it('is no more to be paid than one whose deposit was not paid in time', async () => {
    await book(clinic.owner, clinic.visitId, { start: at(now(), 4) });
    const later = await laterAt(product(), clinic, 16 * MINUTE);
    await vi.waitFor(
      async () => expect(await statusSeen(later.owner, clinic.visitId)).toBe('UNKNOWN'),
      WAIT,
    );
    await isNow('UNKNOWN', later);
  });
});
