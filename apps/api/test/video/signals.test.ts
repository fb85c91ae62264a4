import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import {
  deviceOf,
  enter,
  lastStateHeardBy,
  leave,
  newCall,
  newEmployee,
  newMeeting,
  type Person,
  SECRETARY,
  VETERINARIAN,
  videoHeardBy,
} from './meetings.ts';

const offer = { description: { type: 'offer', sdp: 'v=0\r\n' } } as const;

const attend = (socket: OpenSocket, by: Person, name: string, device = deviceOf(by)) =>
  socket.askVideo('video:attend', { name, device });

const signal = (socket: OpenSocket, by: Person, name: string, more: object = offer) =>
  socket.askVideo('video:signal', { name, device: deviceOf(by), generation: 1, ...more });

const signalsHeardBy = (socket: OpenSocket) =>
  videoHeardBy(socket).filter(({ kind }) => kind === 'signal');

describe('signals between the two who are in a video meeting', () => {
  const product = useProduct();

  /** Both in it, with their tabs. */
  async function newConnectedCall() {
    const call = await newCall(product());
    const [atClinic, atHome] = [await openSocket(call.vet), await openSocket(call.owner)];
    await attend(atClinic, call.vet, call.name);
    await attend(atHome, call.owner, call.name);
    return { ...call, atClinic, atHome };
  }

  it('are handed on as they were said, to the tab of the other and to no other', async () => {
    const { vet, owner, name, atClinic, atHome } = await newConnectedCall();
    const anotherTab = await openSocket(owner);
    await attend(anotherTab, owner, name, 'another-tab');
    const elsewhere = await openSocket(owner);
    expect(await signal(atClinic, vet, name)).toEqual({ ok: true, answer: null });
    const said = { kind: 'signal', name, from: vet.id, to: deviceOf(owner), generation: 1 };
    await expect.poll(() => signalsHeardBy(atHome)).toEqual([{ ...said, ...offer }]);
    for (const content of [
      { description: { type: 'answer', sdp: 'v=0' } },
      { candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 } },
      { candidate: null },
      { media: { audio: true, video: 'PAUSED' } },
      { media: { audio: true, video: 'SCREEN' } },
      { request: 'OFFER' },
    ])
      expect(await signal(atHome, owner, name, content)).toEqual({ ok: true, answer: null });
    const back = { kind: 'signal', name, from: owner.id, to: deviceOf(vet), generation: 1 };
    await expect
      .poll(() => signalsHeardBy(atClinic))
      .toEqual([
        { ...back, description: { type: 'answer', sdp: 'v=0' } },
        { ...back, candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 } },
        { ...back, candidate: null },
        { ...back, media: { audio: true, video: 'PAUSED' } },
        { ...back, media: { audio: true, video: 'SCREEN' } },
        { ...back, request: 'OFFER' },
      ]);
    expect([anotherTab, elsewhere].flatMap((socket) => signalsHeardBy(socket))).toEqual([]);
  });

  it('come in the order in which they were said', async () => {
    const { vet, name, atClinic, atHome } = await newConnectedCall();
    const numbers = Array.from({ length: 40 }, (_one, number) => number);
    await Promise.all(
      numbers.map((number) =>
        signal(atClinic, vet, name, { candidate: { candidate: String(number) } }),
      ),
    );
    const heard = () =>
      signalsHeardBy(atHome).map((message) =>
        message.kind === 'signal' ? Number(message.candidate?.candidate) : null,
      );
    await expect.poll(heard).toEqual(numbers);
  });

  it('are taken fifty a second of one socket, and no more', async () => {
    const { vet, name, atClinic } = await newConnectedCall();
    const said = await Promise.all(
      Array.from({ length: 150 }, () => signal(atClinic, vet, name, { candidate: null })),
    );
    const refused = said.filter((reply) => !reply.ok);
    // A second may end in the middle of them.
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
  });

  it('are refused that say nothing, two things, or too much', async () => {
    const { vet, name, atClinic, atHome } = await newConnectedCall();
    for (const content of [
      {},
      { ...offer, candidate: null },
      { description: { type: 'offer', sdp: 'x'.repeat(15_001) } },
      { description: { type: 'nonsense', sdp: '' } },
      { candidate: 'x' },
      { request: 'ANSWER' },
      { ...offer, generation: -1 },
      { ...offer, device: 'x' },
    ])
      expect(await signal(atClinic, vet, name, content)).toEqual({ ok: false, code: 'VALIDATION' });
    expect(
      await signal(atClinic, vet, name, {
        description: { type: 'offer', sdp: 'x'.repeat(15_000) },
      }),
    ).toEqual({ ok: true, answer: null });
    await expect.poll(() => signalsHeardBy(atHome)).toHaveLength(1);
    for (const nonsense of [null, 'x', [], 7])
      expect(await atClinic.askVideo('video:signal', nonsense)).toMatchObject({ ok: false });
  });

  it('of strangers reach nobody', async () => {
    const call = await newConnectedCall();
    const { name, atClinic, atHome } = call;
    const strangers = [
      { person: await newOwner(product()), code: 'NOT_FOUND' },
      { person: await newVet(product()), code: 'NOT_FOUND' },
      { person: await newEmployee(product(), call, SECRETARY), code: 'FORBIDDEN' },
      { person: await newEmployee(product(), call, VETERINARIAN), code: 'FORBIDDEN' },
    ];
    for (const { person, code } of strangers) {
      const socket = await openSocket(person);
      expect(await signal(socket, person, name)).toEqual({ ok: false, code });
      // In somebody else's name: who says it is known by the socket alone.
      expect(
        await socket.askVideo('video:signal', {
          name,
          device: deviceOf(call.vet),
          generation: 1,
          from: call.vet.id,
          ...offer,
        }),
      ).toEqual({ ok: false, code });
    }
    expect([...signalsHeardBy(atClinic), ...signalsHeardBy(atHome)]).toEqual([]);
  });

  it('are of those who are in it: not at the door, not with another tab, not alone', async () => {
    const { vet, owner, name } = await newMeeting(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await attend(atClinic, vet, name);
    await attend(atHome, owner, name);
    expect(await signal(atClinic, vet, name)).toEqual({ ok: false, code: 'FORBIDDEN' });
    await enter(vet, name);
    await enter(owner, name);
    expect(await signal(atHome, owner, name)).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(await signal(atClinic, vet, name)).toEqual({ ok: false, code: 'STATUS_CONFLICT' });
    await enter(vet, name, { device: 'another-tab' });
    expect(await signal(atClinic, vet, name)).toEqual({ ok: false, code: 'STATUS_CONFLICT' });
    expect(signalsHeardBy(atHome)).toEqual([]);
  });

  it('end when somebody leaves, is removed as a client, or the meeting is closed', async () => {
    const call = await newConnectedCall();
    const { vet, owner, name, atClinic, atHome } = call;
    await leave(owner, name);
    expect(await signal(atHome, owner, name)).toEqual({ ok: false, code: 'FORBIDDEN' });
    expect(await signal(atClinic, vet, name)).toEqual({ ok: false, code: 'STATUS_CONFLICT' });
    const second = await newConnectedCall();
    await second.vet.call(updateClientStatus, {
      body: {
        userId: second.owner.id,
        facilityId: second.vet.facility.id,
        status: 'DISABLED_BY_VET',
      },
    });
    for (const [socket, person] of [
      [second.atClinic, second.vet],
      [second.atHome, second.owner],
    ] as const)
      expect(await signal(socket, person, second.name)).toEqual({ ok: false, code: 'FORBIDDEN' });
    const third = await newConnectedCall();
    await third.vet.call(closeMeeting, { query: { name: third.name } });
    expect(await signal(third.atClinic, third.vet, third.name)).toEqual({
      ok: false,
      code: 'MEETING_CLOSED',
    });
  });

  it('do not reach a colleague who works there no more', async () => {
    const call = await newConnectedCall();
    const colleague = await newEmployee(product(), call, VETERINARIAN);
    await enter(colleague, call.name, { takeOver: true });
    const former = await openSocket(colleague);
    await attend(former, colleague, call.name);
    expect(await signal(call.atHome, call.owner, call.name)).toMatchObject({ ok: true });
    await expect.poll(() => signalsHeardBy(former)).toHaveLength(1);
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [colleague.id],
    );
    expect(await signal(call.atHome, call.owner, call.name)).toEqual({
      ok: false,
      code: 'STATUS_CONFLICT',
    });
    expect(await signal(former, colleague, call.name)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(signalsHeardBy(former)).toHaveLength(1);
  });
});

describe('who is online in a video meeting', () => {
  const product = useProduct();

  it('is known by the tab that they came with, and told when it goes and comes', async () => {
    const { vet, owner, name } = await newCall(product());
    const atClinic = await openSocket(vet);
    expect(await attend(atClinic, vet, name)).toMatchObject({
      ok: true,
      answer: { you: { status: 'ADMITTED' }, peer: { online: false } },
    });
    const atHome = await openSocket(owner);
    await attend(atHome, owner, name, 'another-tab');
    await attend(atHome, owner, name);
    await expect.poll(() => lastStateHeardBy(atClinic)?.peer?.online).toBe(true);
    atHome.close();
    await expect.poll(() => lastStateHeardBy(atClinic)?.peer?.online).toBe(false);
    expect(lastStateHeardBy(atClinic)?.peer?.status).toBe('ADMITTED');
    const back = await openSocket(owner);
    expect(await attend(back, owner, name)).toMatchObject({
      ok: true,
      answer: { you: { status: 'ADMITTED' }, peer: { userId: vet.id, online: true } },
    });
    await expect.poll(() => lastStateHeardBy(atClinic)?.peer?.online).toBe(true);
  });

  it('is no stranger’s to ask', async () => {
    const { name } = await newCall(product());
    const stranger = await newOwner(product());
    const socket = await openSocket(stranger);
    expect(await attend(socket, stranger, name)).toEqual({ ok: false, code: 'NOT_FOUND' });
  });
});
