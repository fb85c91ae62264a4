import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import {
  endService,
  newRequest,
  newStartedRequest,
  repeatRequest,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import { snapshotTables } from '../table-snapshot.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const VETERINARIAN = 3;

const typingIn = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'typing').map(([, message]) => message);

describe('socket message typing', () => {
  const product = useProduct();

  async function employee(facilityId: string, roleId: number) {
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId });
    return colleague;
  }

  /** Waits until earlier messages have been processed: sends a message and waits for its event. */
  async function waitUntilProcessed(
    { owner, id }: Awaited<ReturnType<typeof newRequest>>,
    listener: OpenSocket,
  ) {
    const { id: sent } = await sendChatMessage(owner, id, 'And now this');
    await expect.poll(() => listener.events.some(({ event }) => event?.id === sent)).toBe(true);
  }

  it('reaches the other side and colleagues, but not the sender, strangers or desk staff without message access', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    await disableReceptionAnswers(vet);
    const people = [
      vet,
      owner,
      await employee(vet.facility.id, VETERINARIAN),
      await employee(vet.facility.id, SECRETARY),
      await employee(vet.facility.id, CONSULTANT),
      await newVet(product()),
      await newOwner(product()),
    ];
    const sockets = await Promise.all(people.map((person) => openSocket(person)));
    const [atClinic, atHome, colleague] = sockets as [OpenSocket, OpenSocket, OpenSocket];
    const looked = await Promise.allSettled(sockets.map((socket) => socket.openConversation(id)));
    expect(looked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    atHome.sendTyping({ conversationId: id });
    const typingMessage = { conversationId: id, userId: owner.id, firstName: 'Olga' };
    await expect.poll(() => typingIn(atClinic)).toEqual([typingMessage]);
    await expect.poll(() => typingIn(colleague)).toEqual([typingMessage]);
    await waitUntilProcessed(request, atClinic);
    expect(sockets.map((socket) => typingIn(socket).length)).toEqual([1, 0, 1, 0, 0, 0, 0]);
  });

  it('stores nothing, and is ignored if the sender may not write in the conversation', async () => {
    const request = await newRequest(product());
    const { vet, owner, id } = request;
    const atHome = await openSocket(owner);
    const desk = await employee(vet.facility.id, SECRETARY);
    const former = await employee(vet.facility.id, VETERINARIAN);
    const unheard = await Promise.all(
      [vet, desk, former, await newVet(product()), await newOwner(product())].map((person) =>
        openSocket(person),
      ),
    );
    await employ(product().pool, vet.facility.id, former.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    const tables = await snapshotTables(product().pool);
    const before = await tables.checksums();
    await atHome.openConversation(id);
    // The vet has not opened the request; the others do not or no longer belong to the conversation.
    for (const socket of unheard) socket.sendTyping({ conversationId: id });
    for (const nonsense of [null, 'x', {}, { conversationId: 'x' }, { conversationId: [id] }, 7])
      unheard[0]?.sendTyping(nonsense);
    expect(await tables.checksums()).toEqual(before);
    await waitUntilProcessed(request, atHome);
    expect(typingIn(atHome)).toEqual([]);
  });

  it('is forwarded from desk staff only when reception answers', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const atHome = await openSocket(owner);
    const secretary = await employee(vet.facility.id, SECRETARY);
    const desk = await openSocket(secretary);
    await atHome.openConversation(id);
    desk.sendTyping({ conversationId: id });
    await expect.poll(() => typingIn(atHome)).toMatchObject([{ userId: secretary.id }]);
    await disableReceptionAnswers(vet);
    desk.sendTyping({ conversationId: id });
    await waitUntilProcessed(request, atHome);
    expect(typingIn(atHome)).toHaveLength(1);
  });

  it('acknowledges success, or the refusal with its code', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await newOwner(product());
    const atHome = await openSocket(owner);
    const [outside, atClinic] = [await openSocket(stranger), await openSocket(vet)];
    expect(await atHome.sendTypingWithReply({ conversationId: id })).toEqual({
      ok: true,
      answer: null,
    });
    expect(await outside.sendTypingWithReply({ conversationId: id })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
    });
    expect(await atHome.sendTypingWithReply({ conversationId: 'x' })).toEqual({
      ok: false,
      code: 'VALIDATION',
    });
    const requests = Array.from({ length: 20 }, () =>
      atHome.sendTypingWithReply({ conversationId: id }),
    );
    const refused = (await Promise.all(requests)).filter((reply) => !reply.ok);
    expect(refused[0]).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
    await endService(vet, id);
    expect(await atClinic.sendTypingWithReply({ conversationId: id })).toEqual({
      ok: false,
      code: 'CONVERSATION_CLOSED',
    });
  });

  it('is limited to five a second per socket', async () => {
    const request = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(request.vet), await openSocket(request.owner)];
    await atClinic.openConversation(request.id);
    for (let times = 0; times < 100; times += 1) atHome.sendTyping({ conversationId: request.id });
    await expect.poll(() => typingIn(atClinic).length).toBeGreaterThanOrEqual(5);
    await waitUntilProcessed(request, atClinic);
    // The test may run across the end of a second.
    expect(typingIn(atClinic).length).toBeLessThanOrEqual(10);
  });

  it('is not forwarded in a closed conversation', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await atClinic.openConversation(id);
    await endService(vet, id);
    atHome.sendTyping({ conversationId: id });
    const other = await newStartedRequest(product());
    const listener = await openSocket(other.vet);
    await waitUntilProcessed(other, listener);
    expect(typingIn(atClinic)).toEqual([]);
  });

  it("reaches only devices with the conversation on screen, not the person's other devices", async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const another = await newRequest(product());
    const [looking, elsewhere] = [await openSocket(vet), await openSocket(vet)];
    const atHome = await openSocket(owner);
    await looking.openConversation(id);
    await expect(elsewhere.openConversation(another.id)).rejects.toThrow('NOT_FOUND');
    atHome.sendTyping({ conversationId: id });
    await expect.poll(() => typingIn(looking)).toHaveLength(1);
    await waitUntilProcessed(request, elsewhere);
    expect([looking, elsewhere].map((socket) => typingIn(socket).length)).toEqual([1, 0]);
    await looking.leave(id);
    await elsewhere.openConversation(id);
    atHome.sendTyping({ conversationId: id });
    await expect.poll(() => typingIn(elsewhere)).toHaveLength(1);
    await waitUntilProcessed(request, looking);
    expect([looking, elsewhere].map((socket) => typingIn(socket).length)).toEqual([1, 1]);
  });

  it('does not reach a person who has lost access since opening the conversation', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const colleague = await employee(vet.facility.id, VETERINARIAN);
    const [stays, goes, atHome] = await Promise.all(
      [vet, colleague, owner].map((person) => openSocket(person)),
    );
    for (const socket of [stays, goes]) await socket?.openConversation(id);
    await employ(product().pool, vet.facility.id, colleague.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    atHome?.sendTyping({ conversationId: id });
    await expect.poll(() => stays && typingIn(stays).length).toBe(1);
    expect(goes && typingIn(goes)).toEqual([]);
  });

  it('allows a device to have at most twenty conversations open', async () => {
    const first = await newRequest(product());
    const ids = [first.id];
    while (ids.length < 21) ids.push((await repeatRequest(first)).id);
    const socket = await openSocket(first.vet);
    const answers = await Promise.all(
      ids.map((id) =>
        socket.openConversation(id).then(
          () => 'in',
          (error: Error) => error.message,
        ),
      ),
    );
    expect(answers.toSorted()).toEqual([
      'TOO_MANY_REQUESTS',
      ...Array.from({ length: 20 }, () => 'in'),
    ]);
  });
});
