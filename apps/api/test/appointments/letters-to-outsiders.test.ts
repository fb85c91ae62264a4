import { actOnAppointmentLink } from '@zampa/contract/appointments/act-on-appointment-link';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readLinkSlots } from '@zampa/contract/appointments/read-link-slots';
import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { updateClient } from '@zampa/contract/clients/update-client';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newVet, newVisitor, signedIn, type Vet } from '@zampa/testing/people';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { newOutsider } from '../clients/outsider.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { at, book, change } from './clinic.ts';

const A_DAY = 86_400;
const SIX_MINUTES = 360;

describe('letters about bookings to somebody who never asked for any', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const newAddress = () => newVisitor(product().address, 'outsider').email;
  const lettersTo = async (address: string) => {
    await settled(product());
    return product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(address))
      .map(({ mail }) => mail);
  };

  /** A visit of somebody whom the clinic has written down under this address, booked. */
  async function bookFor(vet: Vet, email: string, days = 20) {
    const { client, openVisit } = await newOutsider(vet, email);
    return { client, booking: await book(vet, await openVisit(), { start: at(now(), days) }) };
  }

  it('are three in a day, however often it is moved, and by whichever clinic', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    const { booking } = await bookFor(vet, email);
    for (let days = 1; days <= 10; days += 1)
      await change(vet, booking.id, { event: { start: at(now(), 20 + days) } });
    product().clock.advance(SIX_MINUTES);
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your appointment'),
      expect.stringContaining('has changed'),
      expect.stringContaining('has changed'),
    ]);
    const other = await newVet(product());
    await bookFor(other, email);
    expect(await lettersTo(email)).toHaveLength(3);

    product().clock.advanceToNext(A_DAY);
    const again = await signedIn(vet, vet.email);
    await change(again, booking.id, { event: { start: at(now(), 15) } });
    expect(await lettersTo(email)).toHaveLength(4);
  });

  it('are three in a day to whom the clinic has let go of as well', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    const { client, openVisit } = await newOutsider(vet, email);
    const bookings = [];
    for (const days of [20, 21, 22, 23, 24])
      bookings.push(await book(vet, await openVisit(), { start: at(now(), days) }));
    expect(await lettersTo(email)).toHaveLength(3);
    product().clock.advanceToNext(A_DAY);
    const again = await signedIn(vet, vet.email);
    const body = { userId: client.userId, facilityId: vet.facility.id, status: 'REMOVED' } as const;
    await again.call(updateClientStatus, { body });
    for (const { id } of bookings) await change(again, id, { status: 'CANCELED' });
    const written = (await lettersTo(email)).slice(3);
    expect(written).toHaveLength(3);
    for (const { subject } of written) expect(subject).toContain('called off');
  });

  it('lead to where a visit is called off, and its clinic hears of that', async () => {
    product().clock.advanceToNext(A_DAY);
    const email = newAddress();
    const vet = await newVet(product());
    await bookFor(vet, email);
    const [letter] = await lettersTo(email);
    const token = /appointment\/([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    const sender = newVisitor(product().address);
    await makeCall(sender, actOnAppointmentLink, { body: { token, action: 'CANCEL' } });
    await settled(product());
    const told = await vet.call(readNotifications, { query: {} });
    expect(told.map(({ kind }) => kind)).toEqual(['CALLED_OFF']);
  });

  it('are counted with all other letters of the clinic to outsiders', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    const first = newAddress();
    await bookFor(vet, first);
    expect(await lettersTo(first)).toHaveLength(1);
    await product().pool.query(
      "update rate_counters set count = 300 where key like 'facility-letters:%'",
    );
    const second = newAddress();
    await bookFor(vet, second, 21);
    expect(await lettersTo(second)).toHaveLength(0);
  });

  it('carry a link that is good as long as they are written to there', async () => {
    product().clock.advanceToNext(A_DAY);
    const vet = await newVet(product());
    const [mistyped, right] = [newAddress(), newAddress()];
    const { client, booking } = await bookFor(vet, mistyped);
    const tokenTo = async (address: string) => {
      const [mail] = (await lettersTo(address)).toReversed();
      return /\/app\/appointment\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const holder = newVisitor(product().address);
    const read = (token: string) => makeCall(holder, readAppointmentLink, { query: { token } });
    const old = await tokenTo(mistyped);
    expect((await read(old)).booking.id).toBe(booking.id);

    const corrected = { id: client.id, FacilityId: vet.facility.id, email: right };
    await vet.call(updateClient, { body: corrected });
    const gone = { status: 404, code: 'NOT_FOUND' };
    await expect(read(old)).rejects.toMatchObject(gone);
    const day = at(now(), 21).slice(0, 10);
    const slots = { token: old, from: day, to: day };
    await expect(makeCall(holder, readLinkSlots, { query: slots })).rejects.toMatchObject(gone);
    const cancel = { token: old, action: 'CANCEL' } as const;
    await expect(makeCall(holder, actOnAppointmentLink, { body: cancel })).rejects.toMatchObject(
      gone,
    );
    await change(vet, booking.id, { event: { start: at(now(), 21) } });
    expect((await read(await tokenTo(right))).mayChange).toBe(true);
  });
});
