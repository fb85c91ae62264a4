import { employ, keepFromReception } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet } from '@zampa/testing/people';
import { end, newRequest, newStartedRequest, repeatRequest, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import { keepTables } from '../table-state.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const VETERINARIAN = 3;

const typingIn = ({ heard }: OpenSocket) =>
  heard.filter(([name]) => name === 'typing').map(([, message]) => message);

describe('socket typing — who is told that somebody writes', () => {
  const product = useProduct();

  async function employee(facilityId: string, roleId: number) {
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId });
    return colleague;
  }

  /** What was said before has been dealt with once the message that follows it is heard. */
  async function saidAndDone(
    { owner, id }: Awaited<ReturnType<typeof newRequest>>,
    listener: OpenSocket,
  ) {
    const { id: sent } = await write(owner, id, 'And now this');
    await expect.poll(() => listener.events.some(({ event }) => event?.id === sent)).toBe(true);
  }

  it('tells the other side and colleagues, not a desk that may not read, not strangers, not oneself', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    await keepFromReception(vet);
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
    const looked = await Promise.allSettled(sockets.map((socket) => socket.look(id)));
    expect(looked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 3 }, () => 'rejected'),
    ]);
    atHome.say({ conversationId: id });
    const told = { conversationId: id, userId: owner.id, firstName: 'Olga' };
    await expect.poll(() => typingIn(atClinic)).toEqual([told]);
    await expect.poll(() => typingIn(colleague)).toEqual([told]);
    await saidAndDone(request, atClinic);
    expect(sockets.map((socket) => typingIn(socket).length)).toEqual([1, 0, 1, 0, 0, 0, 0]);
  });

  it('stores nothing, and hears nobody who may not write there', async () => {
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
    const tables = await keepTables(product().pool);
    const before = await tables.sums();
    await atHome.look(id);
    // The vet has not started the service; the others are not of this conversation, or no more.
    for (const socket of unheard) socket.say({ conversationId: id });
    for (const nonsense of [null, 'x', {}, { conversationId: 'x' }, { conversationId: [id] }, 7])
      unheard[0]?.say(nonsense);
    expect(await tables.sums()).toEqual(before);
    await saidAndDone(request, atHome);
    expect(typingIn(atHome)).toEqual([]);
  });

  it('hears the desk where reception answers, and not where it does not', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const atHome = await openSocket(owner);
    const secretary = await employee(vet.facility.id, SECRETARY);
    const desk = await openSocket(secretary);
    await atHome.look(id);
    desk.say({ conversationId: id });
    await expect.poll(() => typingIn(atHome)).toMatchObject([{ userId: secretary.id }]);
    await keepFromReception(vet);
    desk.say({ conversationId: id });
    await saidAndDone(request, atHome);
    expect(typingIn(atHome)).toHaveLength(1);
  });

  it('answers who asks: that it was told, or why not', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await newOwner(product());
    const atHome = await openSocket(owner);
    const [outside, atClinic] = [await openSocket(stranger), await openSocket(vet)];
    expect(await atHome.ask({ conversationId: id })).toEqual({ ok: true, answer: null });
    expect(await outside.ask({ conversationId: id })).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(await atHome.ask({ conversationId: 'x' })).toEqual({ ok: false, code: 'VALIDATION' });
    const asked = Array.from({ length: 20 }, () => atHome.ask({ conversationId: id }));
    const refused = (await Promise.all(asked)).filter((reply) => !reply.ok);
    expect(refused[0]).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
    await end(vet, id);
    expect(await atClinic.ask({ conversationId: id })).toEqual({
      ok: false,
      code: 'CONVERSATION_CLOSED',
    });
  });

  it('hears five a second of one socket, and no more', async () => {
    const request = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(request.vet), await openSocket(request.owner)];
    await atClinic.look(request.id);
    for (let times = 0; times < 100; times += 1) atHome.say({ conversationId: request.id });
    await expect.poll(() => typingIn(atClinic).length).toBeGreaterThanOrEqual(5);
    await saidAndDone(request, atClinic);
    // A second may end in the middle of them.
    expect(typingIn(atClinic).length).toBeLessThanOrEqual(10);
  });

  it('hears nobody in a conversation that has ended', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await atClinic.look(id);
    await end(vet, id);
    atHome.say({ conversationId: id });
    const other = await newStartedRequest(product());
    const listener = await openSocket(other.vet);
    await saidAndDone(other, listener);
    expect(typingIn(atClinic)).toEqual([]);
  });

  it('tells the devices that have it on the screen, and no other of the same person', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const another = await newRequest(product());
    const [looking, elsewhere] = [await openSocket(vet), await openSocket(vet)];
    const atHome = await openSocket(owner);
    await looking.look(id);
    await expect(elsewhere.look(another.id)).rejects.toThrow('NOT_FOUND');
    atHome.say({ conversationId: id });
    await expect.poll(() => typingIn(looking)).toHaveLength(1);
    await saidAndDone(request, elsewhere);
    expect([looking, elsewhere].map((socket) => typingIn(socket).length)).toEqual([1, 0]);
    await looking.leave(id);
    await elsewhere.look(id);
    atHome.say({ conversationId: id });
    await expect.poll(() => typingIn(elsewhere)).toHaveLength(1);
    await saidAndDone(request, looking);
    expect([looking, elsewhere].map((socket) => typingIn(socket).length)).toEqual([1, 1]);
  });

  it('tells nobody whose right has ended since they opened it', async () => {
    const request = await newStartedRequest(product());
    const { vet, owner, id } = request;
    const colleague = await employee(vet.facility.id, VETERINARIAN);
    const [stays, goes, atHome] = await Promise.all(
      [vet, colleague, owner].map((person) => openSocket(person)),
    );
    for (const socket of [stays, goes]) await socket?.look(id);
    await employ(product().pool, vet.facility.id, colleague.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    atHome?.say({ conversationId: id });
    await expect.poll(() => stays && typingIn(stays).length).toBe(1);
    expect(goes && typingIn(goes)).toEqual([]);
  });

  it('lets a device be at twenty of them, and no more', async () => {
    const first = await newRequest(product());
    const ids = [first.id];
    while (ids.length < 21) ids.push((await repeatRequest(first)).id);
    const socket = await openSocket(first.vet);
    const answers = await Promise.all(
      ids.map((id) =>
        socket.look(id).then(
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
