import { actOnAppointmentLink } from '@zampa/contract/appointments/act-on-appointment-link';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readLinkSlots } from '@zampa/contract/appointments/read-link-slots';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClient } from '@zampa/contract/clients/update-client';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newVet, newVisitor, openSession, type Vet } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { newClientWithoutAccount } from '../clients/client-without-account.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { at, book, updateCalendarEntry } from './clinic.ts';

const A_DAY = 86_400;
const SIX_MINUTES = 360;

describe('appointment e-mails to people without an account', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const newAddress = () => newVisitor(product().address, 'outsider').email;
  const emailsTo = async (address: string) => {
    await waitForJobs(product());
    return product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(address))
      .map(({ mail }) => mail);
  };

  /** Creates a client record with this address, without an account, and books a visit for it. */
  async function bookFor(vet: Vet, email: string, days = 20) {
    const { client, openVisit } = await newClientWithoutAccount(vet, email);
    return { client, booking: await book(vet, await openVisit(), { start: at(now(), days) }) };
  }

  it('are limited to three a day per address, across bookings and clinics', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    const { booking } = await bookFor(vet, email);
    for (let days = 1; days <= 10; days += 1)
      await updateCalendarEntry(vet, booking.id, { event: { start: at(now(), 20 + days) } });
    product().clock.advance(SIX_MINUTES);
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your appointment'),
      expect.stringContaining('was changed'),
      expect.stringContaining('was changed'),
    ]);
    const other = await newVet(product());
    await bookFor(other, email);
    expect(await emailsTo(email)).toHaveLength(3);

    product().clock.advanceToNext(A_DAY);
    const again = await openSession(vet, vet.email);
    await updateCalendarEntry(again, booking.id, { event: { start: at(now(), 15) } });
    expect(await emailsTo(email)).toHaveLength(4);
  });

  it('are limited to three a day even for removed clients', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    const { client, openVisit } = await newClientWithoutAccount(vet, email);
    const bookings = [];
    for (const days of [20, 21, 22, 23, 24])
      bookings.push(await book(vet, await openVisit(), { start: at(now(), days) }));
    expect(await emailsTo(email)).toHaveLength(3);
    product().clock.advanceToNext(A_DAY);
    const again = await openSession(vet, vet.email);
    const body = { userId: client.userId, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await again.call(updateClientStatus, { body });
    for (const { id } of bookings) await updateCalendarEntry(again, id, { status: 'CANCELED' });
    const written = (await emailsTo(email)).slice(3);
    expect(written).toHaveLength(3);
    for (const { subject } of written) expect(subject).toContain('was canceled');
  });

  it('link to a page that can cancel the visit, which notifies the clinic', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    await bookFor(vet, email);
    const [letter] = await emailsTo(email);
    const token = /appointment\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const sender = newVisitor(product().address);
    await makeCall(sender, actOnAppointmentLink, { body: { token, action: 'CANCEL' } });
    await waitForJobs(product());
    const notifications = await vet.call(readNotifications, { query: {} });
    expect(notifications.map(({ kind }) => kind)).toEqual(['CALLED_OFF']);
  });

  it("count toward the clinic's daily limit for people without an account", async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    const first = newAddress();
    await bookFor(vet, first);
    expect(await emailsTo(first)).toHaveLength(1);
    await product().pool.query(
      "update rate_counters set count = 600 where key like 'facility-letters:%'",
    );
    const second = newAddress();
    await bookFor(vet, second, 21);
    expect(await emailsTo(second)).toHaveLength(0);
  });

  it('contain a link that stops working when the clinic corrects the address', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    const [mistyped, right] = [newAddress(), newAddress()];
    const { client, booking } = await bookFor(vet, mistyped);
    const tokenTo = async (address: string) => {
      const [mail] = (await emailsTo(address)).toReversed();
      return /\/app\/appointment\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const holder = newVisitor(product().address);
    const read = (token: string) => makeCall(holder, readAppointmentLink, { query: { token } });
    const old = await tokenTo(mistyped);
    expect((await read(old)).booking.id).toBe(booking.id);

    const corrected = { id: client.id, FacilityId: vet.facility.id, email: right };
    await vet.call(updateClient, { body: corrected });
    const notFound = { status: 404, code: 'NOT_FOUND' };
    await expect(read(old)).rejects.toMatchObject(notFound);
    const day = at(now(), 21).slice(0, 10);
    const slots = { token: old, from: day, to: day };
    await expect(makeCall(holder, readLinkSlots, { query: slots })).rejects.toMatchObject(notFound);
    const cancel = { token: old, action: 'CANCEL' } as const;
    await expect(makeCall(holder, actOnAppointmentLink, { body: cancel })).rejects.toMatchObject(
      notFound,
    );
    await updateCalendarEntry(vet, booking.id, { event: { start: at(now(), 21) } });
    expect((await read(await tokenTo(right))).mayChange).toBe(true);
  });
});
