import { readRequest } from '@zampa/contract/inbox/read-request';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { describe, expect, it } from 'vitest';
import { settled } from '../notifications/settled.ts';
import { exceptNewClients } from '../notifications/except-new-clients.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { appointmentOf, at, book, change, newOpenClinic } from './clinic.ts';

describe('a booking that was moved', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('by its owner: the clinic, who had agreed to another time, hears of it, in its app and by letter', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    const socket = await openSocket(vet);
    await change(owner, id, { event: { start: at(now(), 4, '11:00') } });
    await settled(product());
    const moved = {
      kind: 'TIME_MOVED',
      title: 'The appointment with Olga Rossi has another time',
      url: `/workspace/requests?list=visits&conversation=${visitId}`,
    };
    expect(exceptNewClients(await vet.call(readNotifications, { query: {} }))).toMatchObject([
      { ...moved, body: expect.stringContaining('11:00') as unknown },
    ]);
    await expect
      .poll(() => socket.heard)
      .toContainEqual(['notification', expect.objectContaining(moved)]);
    const letters = product().mailbox.letters.filter(({ recipients }) =>
      recipients.includes(vet.email),
    );
    const [letter] = letters.slice(-1);
    expect(letter?.mail.subject).toBe(moved.title);
    expect(letter?.mail.text).toMatch(/From now on it is at this time:[^]*11:00/);
    expect(letter?.mail.text).toContain(moved.url);
  });

  it('by its clinic: of that the clinic is told nothing', async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    await change(vet, id, { event: { start: at(now(), 4) } });
    await settled(product());
    expect(exceptNewClients(await vet.call(readNotifications, { query: {} }))).toEqual([]);
  });

  it('goes on saying how it began: asked for, whatever the clinic makes of it, or booked', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const bookingOf = async (id: string) => {
      const { events } = await owner.call(readRequest, { params: { id: visitId } });
      return events.find((event) => event.id === id)?.payload;
    };
    const asked = await book(owner, visitId, { start: at(now(), 3) });
    expect(await bookingOf(asked.id)).toMatchObject({
      status: 'TO_BE_CONFIRMED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    await change(vet, asked.id, { event: { start: at(now(), 4) } });
    expect(await bookingOf(asked.id)).toMatchObject({
      status: 'UPDATED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    await change(vet, asked.id, { status: 'CANCELED' });
    expect(await bookingOf(asked.id)).toMatchObject({
      status: 'CANCELED',
      firstStatus: 'TO_BE_CONFIRMED',
    });
    const booked = await book(vet, visitId, { start: at(now(), 5) });
    await change(vet, booked.id, { status: 'CANCELED' });
    expect(await bookingOf(booked.id)).toMatchObject({ status: 'CANCELED', firstStatus: 'NEW' });
  });

  it('goes on saying when it was moved, whatever happens to it later', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const { id } = await book(vet, visitId, { start: at(now(), 3) });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBeNull();
    const { dateUpdated: movedAt } = await change(owner, id, { event: { start: at(now(), 4) } });
    expect((await appointmentOf(owner, visitId))?.payload.movedAt).toBe(movedAt);
    product().clock.advance(60);
    await change(vet, id, { event: { title: 'Vaccination' } });
    await change(vet, id, { status: 'CANCELED' });
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(events.find((event) => event.id === id)?.payload).toMatchObject({
      status: 'CANCELED',
      movedAt,
      invalidatedBy: vet.id,
    });
  });
});
