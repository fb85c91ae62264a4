import { confirmEmailChange } from '@zampa/contract/account/confirm-email-change';
import { requestEmailChange } from '@zampa/contract/account/request-email-change';
import { actOnAppointmentLink } from '@zampa/contract/appointments/act-on-appointment-link';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readLinkSlots } from '@zampa/contract/appointments/read-link-slots';
import { readCode, newVisitor, PASSWORD } from '@zampa/testing/people';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import { describe, expect, it, vi } from 'vitest';
import { beginPayment, GOOD, submitToSandbox } from '../payments/cards.ts';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
  type OpenClinic,
} from './clinic.ts';

const WAIT = { timeout: 30_000 };

describe('the appointment link in e-mails (/api/appointments/link)', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /**
   * Takes the link from the next e-mail (about this booking, if an id is given) and returns the calls that it allows
   * without signing in.
   */
  async function openLink({ owner }: Pick<OpenClinic, 'owner'>, bookingId = '') {
    const { mail } = await product().mailbox.next({ to: owner.email });
    const token = /\/app\/appointment\/(\S+)/.exec(mail.text ?? '')?.[1];
    if (!token?.startsWith(bookingId)) return openLink({ owner }, bookingId);
    const sender = newVisitor(product().address);
    return {
      token,
      read: () => makeCall(sender, readAppointmentLink, { query: { token } }),
      slots: (days: number) => {
        const day = at(now(), days).slice(0, 10);
        return makeCall(sender, readLinkSlots, { query: { token, from: day, to: day } });
      },
      act: (action: 'CONFIRM' | 'CANCEL' | 'MOVE', start?: string) =>
        makeCall(sender, actOnAppointmentLink, {
          body: { token, action, ...(start && { start }) },
        }),
    };
  }

  it('shows the appointment, confirms attendance, reschedules and cancels it', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 5) });
    const holder = await openLink(clinic);
    expect(await holder.read()).toMatchObject({
      booking: { id, facility: { name: 'Clinica Aurora' }, changeBefore: at(now(), 4) },
      mayChange: true,
    });
    const { booking: coming } = await holder.act('CONFIRM');
    expect(coming.payload.attendanceConfirmedAt).not.toBeNull();
    const [seen] = await calendarOf(clinic, now(), 5);
    expect(seen?.payload.attendanceConfirmedAt).toBe(coming.payload.attendanceConfirmedAt);
    expect((await holder.slots(6)).map(({ start }) => start)).toContain(at(now(), 6, '10:15'));
    const { booking: moved } = await holder.act('MOVE', at(now(), 6, '10:15'));
    expect(moved.payload).toMatchObject({
      event: { start: at(now(), 6, '10:15') },
      status: 'UPDATED',
      attendanceConfirmedAt: null,
    });
    const { booking: off, mayChange } = await holder.act('CANCEL');
    expect([off.payload.status, mayChange]).toEqual(['CANCELED', false]);
    expect(await appointmentOf(vet, visitId)).toBeNull();
  });

  it('shows the amount paid and refunded, and no other payment data', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { owner, visitId } = clinic;
    await book(owner, visitId, { start: at(now(), 5) });
    const { intentId } = await beginPayment(owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    const holder = await openLink(clinic);
    const deposit = {
      status: 'PAID',
      upfront: true,
      payment_type: 'DIGITAL',
      deposit: 1200,
      refunded: 0,
      refundable: 1200,
      currency: 'EUR',
    };
    expect((await holder.read()).payments).toEqual([deposit]);
    await holder.act('CANCEL');
    await vi.waitFor(
      async () =>
        expect((await holder.read()).payments).toEqual([
          { ...deposit, refunded: 1200, refundable: 0 },
        ]),
      WAIT,
    );
  });

  it('refuses the same changes that the signed-in owner may not make', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 5) });
    const holder = await openLink(clinic);
    await book(vet, await requestVisit(clinic), { start: at(now(), 6) });
    expect((await holder.slots(6)).map(({ start }) => start)).not.toContain(at(now(), 6));
    expect(await holder.slots(0)).toEqual([]);
    const soon = new Date(now().getTime() + 23 * 3_600_000);
    for (const [start, refusal] of [
      [at(now(), 6), { code: 'PERIOD_OCCUPIED' }],
      [at(now(), 6, '03:00'), { code: 'VALIDATION' }],
      [undefined, { fields: [{ field: 'start', code: 'required' }] }],
    ] as const)
      await expect(holder.act('MOVE', start)).rejects.toMatchObject(refusal);
    const late = await book(vet, await requestVisit(clinic), { start: soon.toISOString() });
    const lateHolder = await openLink(clinic, late.id);
    expect((await lateHolder.read()).mayChange).toBe(false);
    for (const action of ['CANCEL', 'MOVE'] as const)
      await expect(lateHolder.act(action, at(now(), 7))).rejects.toMatchObject({
        code: 'TOO_LATE',
      });
    expect((await lateHolder.act('CONFIRM')).booking.payload.attendanceConfirmedAt).not.toBeNull();
  });

  it('works for one booking and one person, until the appointment is over', async () => {
    const clinic = await newOpenClinic(product());
    const other = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const start = new Date(now().getTime() + 60_000).toISOString();
    const { id } = await book(vet, visitId, { start });
    const elsewhere = await book(other.vet, other.visitId, { start: at(now(), 3) });
    const { token, read, act } = await openLink(clinic);
    const [bookingId, userId, signature = ''] = token.split('.');
    expect([bookingId, userId]).toEqual([id, owner.id]);
    expect(signature.length).toBeGreaterThanOrEqual(43);
    const altered = [
      `${elsewhere.id}.${owner.id}.${signature}`,
      `${id}.${other.owner.id}.${signature}`,
      `${id}.${owner.id}.${signature.slice(0, -1)}`,
      `${id}.${owner.id}`,
      'x',
    ];
    for (const wrong of altered)
      await expect(
        makeCall(newVisitor(product().address), readAppointmentLink, { query: { token: wrong } }),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    await expect(act('CONFIRM')).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect((await read()).mayChange).toBe(false);
    product().clock.advance(2 * 3600);
    await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('answers 429 after too many unknown tokens', async () => {
    const sender = { address: product().address, ip: '10.8.8.8' };
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        sendCall(sender, readAppointmentLink, { query: { token: 'a.b.c' } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
  });

  it('is sent again after an e-mail address change, and the old link stops working', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id } = await book(vet, visitId, { start: at(now(), 5) });
    const before = await openLink(clinic, id);
    const { email } = newVisitor(product().address, 'elsewhere');
    await owner.call(requestEmailChange, { body: { email, password: PASSWORD } });
    const code = await readCode(product().mailbox, email);
    await owner.call(confirmEmailChange, { body: { code } });
    await expect(before.read()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const after = await openLink({ owner: { ...owner, email } }, id);
    expect(await after.read()).toMatchObject({ booking: { id }, mayChange: true });
    await waitForJobs(product());
    const written = product().mailbox.emails.filter(({ mail }) =>
      mail.text?.includes(`/app/appointment/${id}`),
    );
    expect(written.map(({ recipients }) => recipients)).toEqual([[owner.email], [email]]);
  });
});
