import { signOut } from '@zampa/contract/account/sign-out';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import type { EventMessage } from '@zampa/contract/socket';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import {
  newRequest,
  newStartedRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

/** The server's refusal of a stranger, or the transport's refusal of a foreign origin. */
const REFUSED = /UNAUTHENTICATED|websocket error/;

const VETERINARIAN = 3;
const SECRETARY = 5;
const CONSULTANT = 6;

describe('socket events of a conversation', () => {
  const product = useProduct();

  async function employee(facilityId: string, roleId: number) {
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId });
    return colleague;
  }

  it('announce created, changed and withdrawn entries to both sides, without content hidden from a reader', async () => {
    const { vet, owner, id } = await newRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await startConsultation(vet, id);
    const message = await sendChatMessage(vet, id, 'Come in', 'from-the-vet');
    await vet.call(updateEvent, { query: { id }, body: { payload: { priority: 'HIGH' } } });
    await vet.call(deleteEvent, { query: { id: message.id } });
    // The event of the request itself may arrive late; it has no number.
    const numberedEvents = (events: readonly EventMessage[]) => events.filter(({ seq }) => seq > 0);
    for (const socket of [atClinic, atHome]) {
      await expect.poll(() => numberedEvents(socket.events).length).toBe(4);
      const events = numberedEvents(socket.events);
      expect(events).toMatchObject([
        { action: 'created', seq: 1, event: { payload: { eventAction: 'OPEN_PERFORMANCE' } } },
        { action: 'created', seq: 2, event: { clientId: 'from-the-vet', id: message.id } },
        { action: 'updated', seq: 2, event: null },
        { action: 'deleted', seq: 2, event: { id: message.id, payload: { withdrawn: true } } },
      ]);
      expect(events.every(({ conversationId }) => conversationId === id)).toBe(true);
      expect(events[3]?.event?.payload.message).toBeUndefined();
    }
    expect(numberedEvents(atClinic.events)[1]?.event?.user).toMatchObject({ lastName: 'Bianchi' });
    expect(numberedEvents(atHome.events)[1]?.event?.user).toMatchObject({ lastName: 'B' });
  });

  it('are sent after the commit, so their content can be read right away', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { events } = await openSocket(owner);
    const sent = await sendChatMessage(vet, id, 'Hello');
    const heard = () => events.find(({ event }) => event?.id === sent.id);
    await expect.poll(heard).toBeDefined();
    const read = await owner.call(readRequest, { params: { id }, query: {} });
    expect(read.events.at(-1)).toEqual(heard()?.event);
  });

  it('are not sent to other clinics, other families and former staff', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const former = await employee(vet.facility.id, VETERINARIAN);
    const elsewhere = [await newVet(product()), await newOwner(product()), former];
    const sockets = await Promise.all(elsewhere.map((person) => openSocket(person)));
    const heardByVet = await openSocket(vet);
    await sendChatMessage(vet, id, 'First');
    const first = () => sockets[2]?.events.some(({ event }) => event?.payload.message === 'First');
    await expect.poll(first).toBe(true);
    await employ(product().pool, vet.facility.id, former.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    await sendChatMessage(owner, id, 'Second');
    // Events arrive in order: once the last one is here, earlier ones would be here too.
    await sendChatMessage(owner, id, 'Last');
    const last = () => heardByVet.events.some(({ event }) => event?.payload.message === 'Last');
    await expect.poll(last).toBe(true);
    expect(sockets.slice(0, 2).map(({ heard }) => heard)).toEqual([[], []]);
    expect(JSON.stringify(sockets[2]?.heard)).not.toMatch(/Second|Last/);
  });

  it('hide messages from desk staff when reception does not answer, and exclude consultants without an assignment', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await disableReceptionAnswers(vet);
    const { facility } = vet;
    const desk = await openSocket(await employee(facility.id, SECRETARY));
    const consultant = await openSocket(await employee(facility.id, CONSULTANT));
    await owner.call(createEvent, {
      body: { type: 'CHAT', parent_id: id, payload: { message: 'It itches' } },
      image: { bytes: await pngPicture() },
    });
    const message = () => desk.events.find(({ event }) => event?.type === 'CHAT');
    await expect.poll(message).toBeDefined();
    expect(message()?.event).toMatchObject({ file: null, payload: { hidden: true } });
    expect(JSON.stringify(desk.heard)).not.toContain('itches');
    expect(consultant.heard).toEqual([]);
  });

  it('require a valid access token, matching ids and a trusted origin', async () => {
    const { vet, owner } = await newRequest(product());
    const { id: userId, familyId } = owner;
    const inside = await openSocket(owner, { query: { userId, familyId } });
    inside.close();
    for (const none of ['', 'null', 'undefined']) {
      const withoutFamily = await openSocket(vet, { query: { userId: vet.id, familyId: none } });
      withoutFamily.close();
    }
    for (const handshake of [
      { token: 'nonsense' },
      { token: null, query: { token: owner.session.accessToken } },
      { query: { userId: vet.id } },
      { query: { familyId: crypto.randomUUID() } },
      { origin: 'https://elsewhere.example' },
    ])
      await expect(openSocket(owner, handshake), JSON.stringify(handshake)).rejects.toThrow(
        REFUSED,
      );
  });

  it('reach clients that connect by HTTP polling, with or without an upgrade to WebSocket', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const usual = await openSocket(owner, { transports: ['polling', 'websocket'] });
    const polling = await openSocket(owner, { transports: ['polling'] });
    const sent = await sendChatMessage(vet, id, 'Hello');
    for (const { events } of [usual, polling])
      await expect.poll(() => events.find(({ event }) => event?.id === sent.id)).toBeDefined();
    await expect(
      openSocket(owner, { transports: ['polling'], origin: 'https://elsewhere.example' }),
    ).rejects.toThrow(/xhr poll error/);
    await owner.call(signOut, {});
    await Promise.all([usual.closed, polling.closed]);
  });

  it('are not required: polling cursors and ?after returns every missed event', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { events } = await owner.call(readRequest, { params: { id }, query: {} });
    const seq = events.at(-1)?.seq ?? 0;
    const since = product().clock.now().toISOString();
    for (const text of ['One', 'Two', 'Three']) await sendChatMessage(vet, id, text);
    const heads = await owner.call(readConversationCursors, { query: { since } });
    expect(heads).toMatchObject([{ conversationId: id, seq: seq + 3, unread: 3 }]);
    const missed = await owner.call(readRequest, { params: { id }, query: { after: seq } });
    expect(missed.events.map(({ payload }) => payload.message)).toEqual(['One', 'Two', 'Three']);
  });
});
