import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { createPayment } from '@zampa/contract/payments/create-payment';
import type { PaymentStatus } from '@zampa/domain/payments/status';
import type { TestAccount } from '@zampa/testing/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, book, updateCalendarEntry } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import {
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { type DepositClinic, advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const MINUTE = 60;

const statusSeen = async (reader: TestAccount, id: string) =>
  (await reader.call(readRequest, { params: { id } })).payload.payment.status;

const listedAs = async (reader: TestAccount, payment: PaymentStatus) => {
  const body = { category: ['VISIT'], payload: { payment: [payment] } };
  return (await reader.call(searchRequests, { query: {}, body })).map(({ id }) => id);
};

describe('payment status of a canceled visit', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  let clinic: DepositClinic;
  beforeEach(async () => {
    clinic = await newDepositClinic(product(), 20);
  });

  /** Expects the same status for both sides, in the conversation and in their lists. */
  async function expectStatus(
    status: PaymentStatus,
    { vet, owner }: Pick<DepositClinic, 'vet' | 'owner'>,
  ) {
    for (const reader of [vet, owner]) {
      expect(await statusSeen(reader, clinic.visitId)).toBe(status);
      for (const listed of ['TO_BE_PAID', 'UNKNOWN'] as const)
        expect((await listedAs(reader, listed)).includes(clinic.visitId)).toBe(listed === status);
    }
  }

  it('is UNKNOWN once the deposit is refunded, and TO_BE_PAID when the visit is booked again', async () => {
    const { owner, vet, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 4) });
    const { intentId } = await beginPayment(owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
    await expectStatus('TO_BE_PAID', clinic);
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await expectStatus('UNKNOWN', clinic);
    await vi.waitFor(
      async () => expect(await ledgerOf(product(), visitId)).toContain('REFUNDED 1200'),
      WAIT,
    );
    await expectStatus('UNKNOWN', clinic);
    await book(vet, visitId, { start: at(now(), 5) });
    await expectStatus('TO_BE_PAID', clinic);
    // The payment belongs to the earlier time.
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([{ start: at(now(), 4) }]);
  });

  it('allows no card payment until the clinic asks for one', async () => {
    const { owner, vet, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 4) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await expect(beginPayment(owner, visitId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await paymentsOf(owner, { eventId: visitId })).toEqual([]);
    const cardPayment = { type: 'PAYMENT', payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 1000, ...cardPayment } });
    expect(await beginPayment(owner, visitId)).toMatchObject({ amount: 1000 });
  });

  it('is TO_BE_PAID when the clinic asks for a payment anyway', async () => {
    const { vet, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 4) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await expectStatus('UNKNOWN', clinic);
    const cardPayment = { type: 'PAYMENT', payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 1000, ...cardPayment } });
    await expectStatus('TO_BE_PAID', clinic);
    expect((await paymentsOf(clinic.owner, { eventId: visitId }))[0]).toMatchObject({
      amount: 1000,
      status: 'TO_BE_PAID',
    });
  });

  it('is UNKNOWN when the deposit was not paid in time', async () => {
    await book(clinic.owner, clinic.visitId, { start: at(now(), 4) });
    const later = await advanceAndSignIn(product(), clinic, 16 * MINUTE);
    await vi.waitFor(
      async () => expect(await statusSeen(later.owner, clinic.visitId)).toBe('UNKNOWN'),
      WAIT,
    );
    await expectStatus('UNKNOWN', later);
  });
});
