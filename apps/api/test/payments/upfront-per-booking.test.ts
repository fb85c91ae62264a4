import { createEvent } from '@zampa/contract/requests/create-event';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { createRefund } from '@zampa/contract/payments/create-refund';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateService } from '@zampa/contract/services/update-service';
import type { TestAccount } from '@zampa/testing/people';
import { endService, startConsultation } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  type OpenClinic,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  SLOW,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const DAY = 86_400;
const DEPOSIT = 1200;
const PRICE = 6000;

const notificationKindsOf = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);

describe('upfront payment of one booking of a visit', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  let clinic: OpenClinic;
  beforeEach(async () => {
    clinic = await newDepositClinic(product(), 20);
  });

  const bookPaidBefore = (days: number) =>
    book(clinic.vet, clinic.visitId, { start: at(now(), days) }, { upfront: { window: 1440 } });
  const stateOf = async ({ vet, visitId }: OpenClinic) =>
    (await appointmentOf(vet, visitId))?.payload.status ?? null;
  const becomes = (status: string | null, of = clinic) =>
    vi.waitFor(async () => expect(await stateOf(of)).toBe(status), WAIT);
  async function pay() {
    const { intentId } = await beginPayment(clinic.owner, clinic.visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await becomes('NEW');
    return intentId;
  }
  /** Waits until the jobs after the end of a booking and after a payment are done. */
  const jobsAreDone = () =>
    vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select kind from outbox where done_at is null and kind in
          ('releaseUpfront', 'sendRefund', 'confirmPaidBooking', 'returnSurplus')`,
      );
      expect(rows).toEqual([]);
    }, WAIT);

  it('is kept after a no-show, even if the next booking is canceled', async () => {
    await bookPaidBefore(2);
    const intentId = await pay();
    const { vet } = await advanceAndSignIn(product(), clinic, 3 * DAY);
    const payload = { eventAction: 'APPOINTMENT_NO_SHOW' } as const;
    await vet.call(createEvent, { body: { type: 'BOT', parent_id: clinic.visitId, payload } });
    await jobsAreDone();
    const { id } = await book(vet, clinic.visitId, { start: at(now(), 5) });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await jobsAreDone();
    expect(await readProviderTotals(product(), intentId)).toMatchObject({
      taken: DEPOSIT,
      returned: 0,
    });
  });

  it('is refunded when the clinic cancels, and the family is notified', async () => {
    const { id } = await bookPaidBefore(4);
    const intentId = await pay();
    await updateCalendarEntry(clinic.vet, id, { status: 'CANCELED' });
    await jobsAreDone();
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: DEPOSIT });
    await vi.waitFor(
      async () => expect(await notificationKindsOf(clinic.owner)).toContain('PAYMENT_REFUNDED'),
      WAIT,
    );
  });

  it('is refunded when the time passes before the clinic confirms it', async () => {
    const { vet, visitId, facilityId, serviceId } = clinic;
    const upfrontCharge = { type: 'UPFRONT', upfront: true, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 2000, ...upfrontCharge } });
    const { intentId } = await beginPayment(clinic.owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    const agreed = { facilityId, instant: false, deposit: 0 } as const;
    await vet.call(updateService, { query: { id: serviceId }, body: agreed });
    await book(clinic.owner, visitId, { start: at(now(), 2) });
    expect(await stateOf(clinic)).toBe('TO_BE_CONFIRMED');
    await becomes(null, await advanceAndSignIn(product(), clinic, 3 * DAY));
    await jobsAreDone();
    expect(await readProviderTotals(product(), intentId)).toMatchObject({
      taken: 2000,
      returned: 2000,
    });
  });

  it('is requested again for the next booking, and confirms it', async () => {
    const first = await bookPaidBefore(4);
    await beginPayment(clinic.owner, clinic.visitId);
    await updateCalendarEntry(clinic.vet, first.id, { status: 'CANCELED' });
    await bookPaidBefore(5);
    await jobsAreDone();
    const { owner, visitId } = clinic;
    const open = await paymentsOf(owner, { eventId: visitId, status: 'TO_BE_PAID' });
    expect(open).toMatchObject([{ amount: DEPOSIT, upfront: true }]);
    expect(await stateOf(clinic)).toBe('RESERVATION');
    await pay();
  });

  it('does not confirm the next booking when it arrives late, and is refunded', async () => {
    const first = await bookPaidBefore(4);
    const { intentId } = await beginPayment(clinic.owner, clinic.visitId);
    await submitToSandbox(product(), intentId, { card: SLOW });
    await updateCalendarEntry(clinic.vet, first.id, { status: 'CANCELED' });
    await bookPaidBefore(5);
    product().clock.advance(11);
    expect(await cardStatusOf(clinic.owner, intentId)).toBe('SUCCESS');
    // The job that waits for a card payment in progress is retried later.
    product().clock.advance(70);
    await vi.waitFor(
      async () =>
        expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: DEPOSIT }),
      WAIT,
    );
    await jobsAreDone();
    expect(await stateOf(clinic)).toBe('RESERVATION');
    await pay();
  });

  it('does not hold the next booking, which expires unpaid', async () => {
    const first = await bookPaidBefore(4);
    await pay();
    await updateCalendarEntry(clinic.vet, first.id, { status: 'CANCELED' });
    await vi.waitFor(
      async () => expect(await ledgerOf(product(), clinic.visitId)).toContain('REFUNDED 1200'),
      WAIT,
    );
    await book(clinic.vet, clinic.visitId, { start: at(now(), 5) }, { upfront: { window: 15 } });
    await becomes(null, await advanceAndSignIn(product(), clinic, 16 * 60));
  });

  it('is reported to the clinic as cash to return when it was paid in cash', async () => {
    const { vet, owner, visitId } = clinic;
    const { id } = await bookPaidBefore(4);
    await vet.call(markPaid, { query: { eventId: visitId } });
    await becomes('NEW');
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await jobsAreDone();
    await vi.waitFor(
      async () => expect(await notificationKindsOf(vet)).toContain('CASH_TO_RETURN'),
      WAIT,
    );
    const paid = (await paymentsOf(vet, { eventId: visitId })).find(({ upfront }) => upfront);
    expect(paid).toMatchObject({
      bookingId: id,
      payment_type: 'CASH',
      refunded: 0,
      refundable: DEPOSIT,
    });
    const body = { paymentId: paid?.id ?? '', amount: DEPOSIT, reason: 'CALLED_OFF' } as const;
    expect(await vet.call(createRefund, { body })).toMatchObject({ refunded: DEPOSIT });
  });

  it('is refunded to the card even if another part was paid in cash', async () => {
    const { vet, owner, visitId } = clinic;
    const { id } = await bookPaidBefore(4);
    const intentId = await pay();
    const cash = { payment_type: 'CASH', type: 'INSTALLMENT', upfront: true } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 2000, ...cash } });
    await vet.call(markPaid, { query: { eventId: visitId } });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await vi.waitFor(
      async () =>
        expect(await readProviderTotals(product(), intentId)).toMatchObject({ returned: DEPOSIT }),
      WAIT,
    );
    await jobsAreDone();
    const kinds = await notificationKindsOf(vet);
    expect(kinds.filter((kind) => kind === 'CASH_TO_RETURN')).toHaveLength(1);
  });

  it.each([
    { part: 'DEPOSIT', kind: 'RESERVATION', amount: DEPOSIT },
    { part: 'WHOLE', kind: 'UPFRONT', amount: PRICE },
  ] as const)('is owed again with the visit once the $part was refunded', async (row) => {
    const { vet, visitId } = clinic;
    const upfront = { window: 1440, part: row.part } as const;
    const { id } = await book(vet, visitId, { start: at(now(), 4) }, { upfront });
    await pay();
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await jobsAreDone();
    await book(vet, visitId, { start: at(now(), 5) });
    await startConsultation(vet, visitId);
    await endService(vet, visitId);
    const payments = await paymentsOf(vet, { eventId: visitId });
    expect(
      payments.map(({ type: kind, amount, status, calledOff }) => ({
        kind,
        amount,
        status,
        calledOff,
      })),
    ).toEqual([
      { kind: 'PAYMENT', amount: PRICE, status: 'TO_BE_PAID', calledOff: 0 },
      { kind: row.kind, amount: row.amount, status: 'PAID', calledOff: row.amount },
    ]);
    const { payload } = await vet.call(readRequest, { params: { id: visitId } });
    expect(payload.payment).toMatchObject({ status: 'TO_BE_PAID' });
    expect(await vet.call(markPaid, { query: { eventId: visitId } })).toBe(true);
    expect(await ledgerOf(product(), visitId)).toContain(`MARKED_PAID ${PRICE}`);
    const { payload: paid } = await vet.call(readRequest, { params: { id: visitId } });
    expect(paid.payment).toMatchObject({ status: 'PAID' });
  });

  it('still counts as paid when the clinic refunds it as goodwill', async () => {
    const { vet, visitId } = clinic;
    await bookPaidBefore(4);
    await pay();
    const [paid] = await paymentsOf(vet, { eventId: visitId });
    const body = { paymentId: paid?.id ?? '', amount: DEPOSIT, reason: 'GOODWILL' } as const;
    await vet.call(createRefund, { body });
    await jobsAreDone();
    await startConsultation(vet, visitId);
    await endService(vet, visitId);
    const [rest] = await paymentsOf(vet, { eventId: visitId, status: 'TO_BE_PAID' });
    expect(rest).toMatchObject({ amount: PRICE - DEPOSIT });
    const [, goodwillRefund] = await paymentsOf(vet, { eventId: visitId });
    expect(goodwillRefund).toMatchObject({ refunded: DEPOSIT, calledOff: 0 });
  });
});
