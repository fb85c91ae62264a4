import { createEvent } from '@zampa/contract/inbox/create-event';
import { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { describe, expect, it, vi } from 'vitest';
import { appointmentOf, at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, type } from './cards.ts';
import { laterAt, newDepositClinic } from './deposits.ts';

const WAIT = { timeout: 10_000 };
const HOUR = 3600;
const DAY = 86_400;
const NOTHING_LEFT = {
  status: 400,
  fields: [{ field: 'payload.upfront', code: 'nothing_to_pay' }],
};

describe('what a clinic asks for upfront', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it.each([
    { part: 'DEPOSIT', kind: 'RESERVATION', amount: 1200, deposit: 1200 },
    { part: 'WHOLE', kind: 'UPFRONT', amount: 6000, deposit: 1200 },
  ] as const)('is the $part', async ({ part, kind, amount, deposit }) => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const begins = at(now(), 5);
    await book(vet, visitId, { start: begins }, { upfront: { window: 15, part } });
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
      { type: kind, amount, deposit, price: 6000, start: begins, upfront: true },
    ]);
  });

  it('is refused where the time begins before it can be paid', async () => {
    const { vet, visitId } = await newDepositClinic(product(), 20);
    const soon = new Date(now().getTime() + 20 * 60_000).toISOString();
    await expect(
      book(vet, visitId, { start: soon }, { upfront: { window: 1440 } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.upfront.window', code: 'too_soon_to_pay' }],
    });
    const { id } = await book(vet, visitId, { start: soon }, { upfront: { window: 15 } });
    // Nor can it be moved there afterwards.
    const sooner = new Date(now().getTime() + 5 * 60_000).toISOString();
    await expect(change(vet, id, { event: { start: sooner } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.event.start', code: 'too_soon_to_pay' }],
    });
  });

  it('is refused where no card is taken; a deposit is not asked for there', async () => {
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

  it('is refused for a client without an account', async () => {
    const { vet, visitId, owner } = await newDepositClinic(product(), 20);
    await product().pool.query(
      `update facility_clients set status = 'IMPORTED' where family_id = $1`,
      [owner.familyId],
    );
    await expect(
      book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CLIENT_NOT_REGISTERED' });
  });

  it('is nothing for what is free', async () => {
    const { owner, visitId } = await newOpenClinic(product(), { instant: true });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('holds no time for what cost nothing when it was asked for, whatever it costs today', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { owner, freeId } = clinic;
    const start = at(now(), 5);
    await book(owner, freeId, { start });
    const later = await laterAt(product(), clinic, HOUR);
    await settled(product());
    expect((await appointmentOf(later.owner, freeId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(later.owner)).toEqual([]);
  });

  it('is nothing of what is free, whose time staff hold all the same', async () => {
    const { vet, owner, freeId } = await newDepositClinic(product(), 20);
    await book(vet, freeId, { start: at(now(), 5) }, { upfront: { window: 15 } });
    expect((await appointmentOf(owner, freeId))?.payload.status).toBe('RESERVATION');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('holds no time where all of it is asked for already', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    const whole = { type: 'PAYMENT', amount: 6000, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, ...whole } });
    const start = at(now(), 5);
    await expect(book(vet, visitId, { start }, { upfront: { window: 15 } })).rejects.toMatchObject(
      NOTHING_LEFT,
    );
    await book(owner, visitId, { start });
    const later = await laterAt(product(), clinic, HOUR);
    await settled(product());
    expect((await appointmentOf(later.owner, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(later.owner)).toMatchObject([{ type: 'PAYMENT', amount: 6000 }]);
  });

  it('is what is left of the price, and confirms the time', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const part = { type: 'INSTALLMENT', amount: 5000, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, ...part } });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('RESERVATION');
    expect(await paymentsOf(owner)).toMatchObject([
      { type: 'RESERVATION', amount: 1000, deposit: 1000, upfront: true },
      { type: 'INSTALLMENT', amount: 5000, upfront: false },
    ]);
    const { intentId, amount } = await begin(owner, visitId);
    expect(amount).toBe(6000);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
  });

  it('is paid alone where it alone is picked, and no other', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const part = { type: 'INSTALLMENT', amount: 4000, payment_type: 'CASH' } as const;
    const later = await vet.call(createPayment, { body: { eventId: visitId, ...part } });
    await book(owner, visitId, { start: at(now(), 5) });
    const [upfront] = await paymentsOf(owner, { eventId: visitId });
    const pick = (...paymentIds: string[]) =>
      owner.call(createPaymentIntent, { body: { eventIds: [visitId], paymentIds } });
    expect(upfront).toMatchObject({ type: 'RESERVATION', amount: 1200 });
    // Whoever began to pay all of it goes on with what they picked.
    expect(await begin(owner, visitId)).toMatchObject({ amount: 5200 });
    const { intentId, amount } = await pick(upfront?.id ?? '');
    expect(amount).toBe(1200);
    await type(product(), intentId, { card: GOOD });
    await settled(product());
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    expect(await atProvider(product(), intentId)).toMatchObject({ taken: 1200 });
    expect(await paymentsOf(owner, { status: 'TO_BE_PAID' })).toMatchObject([{ id: later.id }]);
    const ALREADY_PAID = { status: 409, code: 'ALREADY_PAID' };
    await expect(pick(upfront?.id ?? '', later.id)).rejects.toMatchObject(ALREADY_PAID);
  });

  it('is picked from the conversations that are named alone', async () => {
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
  ] as const)('keeps the deposit of the $part when nobody comes', async (row) => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const upfront = { window: 15, part: row.part } as const;
    await book(clinic.vet, visitId, { start: at(now(), 2) }, { upfront });
    const { intentId } = await begin(clinic.owner, visitId);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(clinic.vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
    const { vet } = await laterAt(product(), clinic, 3 * DAY);
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
      expect(await atProvider(product(), intentId)).toMatchObject({ taken, returned });
    }, WAIT);
    const refunds = (await linesOf(product(), visitId)).filter((line) =>
      line.startsWith('REFUND_'),
    );
    expect(refunds).toEqual(row.returned > 0 ? ['REFUND_REQUESTED 4800'] : []);
  });
});
