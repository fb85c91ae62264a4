import { createEvent } from '@zampa/contract/requests/create-event';
import { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { describe, expect, it, vi } from 'vitest';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  submitToSandbox,
} from './cards.ts';
import { advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const HOUR = 3600;
const DAY = 86_400;
const NOTHING_LEFT = {
  status: 400,
  fields: [{ field: 'payload.upfront', code: 'nothing_to_pay' }],
};

describe('upfront payment requested by a clinic', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it.each([
    { part: 'DEPOSIT', kind: 'RESERVATION', amount: 1200, deposit: 1200 },
    { part: 'WHOLE', kind: 'UPFRONT', amount: 6000, deposit: 1200 },
  ] as const)('has the right amount for $part', async ({ part, kind, amount, deposit }) => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const begins = at(now(), 5);
    await book(vet, visitId, { start: begins }, { upfront: { window: 15, part } });
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
      { type: kind, amount, deposit, price: 6000, start: begins, upfront: true },
    ]);
  });

  it('caps its deposit at the new amount when the clinic lowers the amount', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    await book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } });
    await vet.call(createPayment, {
      body: { eventId: visitId, type: 'RESERVATION', amount: 500 },
    });
    expect(await paymentsOf(owner)).toMatchObject([{ amount: 500, deposit: 500 }]);
  });

  it('is rejected when the visit begins before it can be paid', async () => {
    const { vet, visitId } = await newDepositClinic(product(), 20);
    const soon = new Date(now().getTime() + 20 * 60_000).toISOString();
    await expect(
      book(vet, visitId, { start: soon }, { upfront: { window: 1440 } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.upfront.window', code: 'too_soon_to_pay' }],
    });
    const { id } = await book(vet, visitId, { start: soon }, { upfront: { window: 15 } });
    // Nor can the visit be moved to such a time.
    const sooner = new Date(now().getTime() + 5 * 60_000).toISOString();
    await expect(updateCalendarEntry(vet, id, { event: { start: sooner } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.event.start', code: 'too_soon_to_pay' }],
    });
  });

  it('is rejected where no cards are accepted, and no deposit is charged there', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    await product().pool.query(
      `update organizations set payments_status = 'REJECTED'
       where id = (select organization_id from facilities where id = $1)`,
      [clinic.facilityId],
    );
    await expect(
      book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } }),
    ).rejects.toMatchObject({ status: 409, code: 'PAYMENTS_NOT_CONFIGURED' });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('is rejected for a client without an account', async () => {
    const { vet, visitId, owner } = await newDepositClinic(product(), 20);
    await product().pool.query(
      `update facility_clients set status = 'IMPORTED' where family_id = $1`,
      [owner.familyId],
    );
    await expect(
      book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CLIENT_NOT_REGISTERED' });
  });

  it('is not created for a free visit', async () => {
    const { owner, visitId } = await newOpenClinic(product(), { instant: true });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('does not hold a time for a visit that was free when requested', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { owner, freeId } = clinic;
    const start = at(now(), 5);
    await book(owner, freeId, { start });
    const later = await advanceAndSignIn(product(), clinic, HOUR);
    await waitForJobs(product());
    expect((await appointmentOf(later.owner, freeId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(later.owner)).toEqual([]);
  });

  it('is not created for a free visit, whose time staff can still hold', async () => {
    const { vet, owner, freeId } = await newDepositClinic(product(), 20);
    await book(vet, freeId, { start: at(now(), 5) }, { upfront: { window: 15 } });
    expect((await appointmentOf(owner, freeId))?.payload.status).toBe('RESERVATION');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('is rejected, and no time held, when the full price was already requested', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    const whole = { type: 'PAYMENT', amount: 6000, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, ...whole } });
    const start = at(now(), 5);
    await expect(book(vet, visitId, { start }, { upfront: { window: 15 } })).rejects.toMatchObject(
      NOTHING_LEFT,
    );
    await book(owner, visitId, { start });
    const later = await advanceAndSignIn(product(), clinic, HOUR);
    await waitForJobs(product());
    expect((await appointmentOf(later.owner, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(later.owner)).toMatchObject([{ type: 'PAYMENT', amount: 6000 }]);
  });

  it('is limited to the rest of the price, and confirms the time once paid', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const part = { type: 'INSTALLMENT', amount: 5000, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, ...part } });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('RESERVATION');
    expect(await paymentsOf(owner)).toMatchObject([
      { type: 'RESERVATION', amount: 1000, deposit: 1000, upfront: true },
      { type: 'INSTALLMENT', amount: 5000, upfront: false },
    ]);
    const { intentId, amount } = await beginPayment(owner, visitId);
    expect(amount).toBe(6000);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
  });

  it('can be paid alone, without other open payments', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const part = { type: 'INSTALLMENT', amount: 4000, payment_type: 'CASH' } as const;
    const later = await vet.call(createPayment, { body: { eventId: visitId, ...part } });
    await book(owner, visitId, { start: at(now(), 5) });
    const [upfront] = await paymentsOf(owner, { eventId: visitId });
    const pick = (...paymentIds: string[]) =>
      owner.call(createPaymentIntent, { body: { eventIds: [visitId], paymentIds } });
    expect(upfront).toMatchObject({ type: 'RESERVATION', amount: 1200 });
    // A payer who began to pay everything can continue with a selection.
    expect(await beginPayment(owner, visitId)).toMatchObject({ amount: 5200 });
    const { intentId, amount } = await pick(upfront?.id ?? '');
    expect(amount).toBe(1200);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await waitForJobs(product());
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ taken: 1200 });
    expect(await paymentsOf(owner, { status: 'TO_BE_PAID' })).toMatchObject([{ id: later.id }]);
    const ALREADY_PAID = { status: 409, code: 'ALREADY_PAID' };
    await expect(pick(upfront?.id ?? '', later.id)).rejects.toMatchObject(ALREADY_PAID);
  });

  it('can be selected only from the named conversations', async () => {
    const [one, other] = [
      await newDepositClinic(product(), 20),
      await newDepositClinic(product(), 20),
    ];
    const [own, foreign] = await Promise.all(
      [one, other].map(async ({ owner, visitId }) => {
        await book(owner, visitId, { start: at(now(), 5) });
        return (await paymentsOf(owner, { eventId: visitId }))[0]?.id ?? '';
      }),
    );
    const paymentIds = [own ?? '', foreign ?? ''];
    await expect(
      one.owner.call(createPaymentIntent, { body: { eventIds: [one.visitId], paymentIds } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    { part: 'DEPOSIT', taken: 1200, returned: 0 },
    { part: 'WHOLE', taken: 6000, returned: 4800 },
  ] as const)('keeps the deposit of the $part after a no-show', async (row) => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const upfront = { window: 15, part: row.part } as const;
    await book(clinic.vet, visitId, { start: at(now(), 2) }, { upfront });
    const { intentId } = await beginPayment(clinic.owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(clinic.vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
    const { vet } = await advanceAndSignIn(product(), clinic, 3 * DAY);
    await vet.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
      },
    });
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select from outbox where kind in ('releaseUpfront', 'sendRefund') and done_at is null`,
      );
      expect(rows).toEqual([]);
      const { taken, returned } = row;
      expect(await readProviderTotals(product(), intentId)).toMatchObject({ taken, returned });
    }, WAIT);
    const refunds = (await ledgerOf(product(), visitId)).filter((line) =>
      line.startsWith('REFUND_'),
    );
    expect(refunds).toEqual(row.returned > 0 ? ['REFUND_REQUESTED 4800'] : []);
  });
});
