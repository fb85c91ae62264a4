import { signOut } from '@zampa/contract/account/sign-out';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import type { EventMessage } from '@zampa/contract/socket';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { employ, keepFromReception } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { newRequest, newStartedRequest, start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

/** What the server says to a stranger, and what the transport says of a page from elsewhere. */
const REFUSED = /UNAUTHENTICATED|websocket error/;

const VETERINARIAN = 3;
const SECRETARY = 5;
const CONSULTANT = 6;

describe('sockets — who hears what happens in a conversation', () => {
  const product = useProduct();

  async function employee(facilityId: string, roleId: number) {
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId });
    return colleague;
  }

  it('tells both sides what was created, changed and withdrawn, as each may read it', async () => {
    const { vet, owner, id } = await newRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await start(vet, id);
    const message = await write(vet, id, 'Come in', 'from-the-vet');
    await vet.call(updateEvent, { query: { id }, body: { payload: { priority: 'HIGH' } } });
    await vet.call(deleteEvent, { query: { id: message.id } });
    // That it was asked may still have been on its way when the sockets opened: it has no number.
    const toldBy = (events: readonly EventMessage[]) => events.filter(({ seq }) => seq > 0);
    for (const socket of [atClinic, atHome]) {
      await expect.poll(() => toldBy(socket.events).length).toBe(4);
      const events = toldBy(socket.events);
      expect(events).toMatchObject([
        { action: 'created', seq: 1, event: { payload: { eventAction: 'OPEN_PERFORMANCE' } } },
        { action: 'created', seq: 2, event: { clientId: 'from-the-vet', id: message.id } },
        { action: 'updated', seq: 2, event: null },
        { action: 'deleted', seq: 2, event: { id: message.id, payload: { withdrawn: true } } },
      ]);
      expect(events.every(({ conversationId }) => conversationId === id)).toBe(true);
      expect(events[3]?.event?.payload.message).toBeUndefined();
    }
    expect(toldBy(atClinic.events)[1]?.event?.user).toMatchObject({ lastName: 'Bianchi' });
    expect(toldBy(atHome.events)[1]?.event?.user).toMatchObject({ lastName: 'B' });
  });

  it('tells after the commit: what is heard can be read at once', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { events } = await openSocket(owner);
    const sent = await write(vet, id, 'Hello');
    const heard = () => events.find(({ event }) => event?.id === sent.id);
    await expect.poll(heard).toBeDefined();
    const read = await owner.call(readRequest, { params: { id }, query: {} });
    expect(read.events.at(-1)).toEqual(heard()?.event);
  });

  it('says nothing to other clinics, other families, and who no longer works there', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const former = await employee(vet.facility.id, VETERINARIAN);
    const elsewhere = [await newVet(product()), await newOwner(product()), former];
    const sockets = await Promise.all(elsewhere.map((person) => openSocket(person)));
    const heardByVet = await openSocket(vet);
    await write(vet, id, 'First');
    const first = () => sockets[2]?.events.some(({ event }) => event?.payload.message === 'First');
    await expect.poll(first).toBe(true);
    await employ(product().pool, vet.facility.id, former.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    await write(owner, id, 'Second');
    // What is told is told one after the other: when the last is heard, the others would have been.
    await write(owner, id, 'Last');
    const last = () => heardByVet.events.some(({ event }) => event?.payload.message === 'Last');
    await expect.poll(last).toBe(true);
    expect(sockets.slice(0, 2).map(({ heard }) => heard)).toEqual([[], []]);
    expect(JSON.stringify(sockets[2]?.heard)).not.toMatch(/Second|Last/);
  });

  it('keeps messages from the desk where reception does not answer, and a consultant out of what is not theirs', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await keepFromReception(vet);
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

  it('lets in who the token says, and nobody else', async () => {
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

  it('is heard by programs that begin with polling, and by those that stay with it', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const usual = await openSocket(owner, { transports: ['polling', 'websocket'] });
    const polling = await openSocket(owner, { transports: ['polling'] });
    const sent = await write(vet, id, 'Hello');
    for (const { events } of [usual, polling])
      await expect.poll(() => events.find(({ event }) => event?.id === sent.id)).toBeDefined();
    await expect(
      openSocket(owner, { transports: ['polling'], origin: 'https://elsewhere.example' }),
    ).rejects.toThrow(/xhr poll error/);
    await owner.call(signOut, {});
    await Promise.all([usual.closed, polling.closed]);
  });

  it('loses nothing without a socket: heads say what changed, ?after gives it', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { events } = await owner.call(readRequest, { params: { id }, query: {} });
    const seq = events.at(-1)?.seq ?? 0;
    const since = product().clock.now().toISOString();
    for (const text of ['One', 'Two', 'Three']) await write(vet, id, text);
    const heads = await owner.call(readConversationCursors, { query: { since } });
    expect(heads).toMatchObject([{ conversationId: id, seq: seq + 3, unread: 3 }]);
    const missed = await owner.call(readRequest, { params: { id }, query: { after: seq } });
    expect(missed.events.map(({ payload }) => payload.message)).toEqual(['One', 'Two', 'Three']);
  });
});
