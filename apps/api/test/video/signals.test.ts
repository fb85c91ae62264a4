import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { type OpenSocket, openSocket } from '../socket.ts';
import {
  deviceOf,
  enter,
  lastStateOf,
  leave,
  newCall,
  newEmployee,
  newMeeting,
  type Person,
  SECRETARY,
  VETERINARIAN,
  videoMessagesOf,
} from './meetings.ts';

const offer = { description: { type: 'offer', sdp: 'v=0\r\n' } } as const;

const attend = (socket: OpenSocket, person: Person, name: string, device = deviceOf(person)) =>
  socket.sendVideo('video:attend', { name, device });

const signal = (socket: OpenSocket, person: Person, name: string, more: object = offer) =>
  socket.sendVideo('video:signal', { name, device: deviceOf(person), generation: 1, ...more });

const signalsOf = (socket: OpenSocket) =>
  videoMessagesOf(socket).filter(({ kind }) => kind === 'signal');

describe('WebRTC signals in a video meeting', () => {
  const product = useProduct();

  /** Creates a call in which both sides are connected with their tabs. */
  async function newConnectedCall() {
    const call = await newCall(product());
    const [atClinic, atHome] = [await openSocket(call.vet), await openSocket(call.owner)];
    await attend(atClinic, call.vet, call.name);
    await attend(atHome, call.owner, call.name);
    return { ...call, atClinic, atHome };
  }

  it('are forwarded unchanged to the current tab of the other person only', async () => {
    const { vet, owner, name, atClinic, atHome } = await newConnectedCall();
    const anotherTab = await openSocket(owner);
    await attend(anotherTab, owner, name, 'another-tab');
    const elsewhere = await openSocket(owner);
    expect(await signal(atClinic, vet, name)).toEqual({ ok: true, answer: null });
    const replies = { kind: 'signal', name, from: vet.id, to: deviceOf(owner), generation: 1 };
    await expect.poll(() => signalsOf(atHome)).toEqual([{ ...replies, ...offer }]);
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
      .poll(() => signalsOf(atClinic))
      .toEqual([
        { ...back, description: { type: 'answer', sdp: 'v=0' } },
        { ...back, candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 } },
        { ...back, candidate: null },
        { ...back, media: { audio: true, video: 'PAUSED' } },
        { ...back, media: { audio: true, video: 'SCREEN' } },
        { ...back, request: 'OFFER' },
      ]);
    expect([anotherTab, elsewhere].flatMap((socket) => signalsOf(socket))).toEqual([]);
  });

  it('arrive in the order they were sent', async () => {
    const { vet, name, atClinic, atHome } = await newConnectedCall();
    const numbers = Array.from({ length: 40 }, (_one, number) => number);
    await Promise.all(
      numbers.map((number) =>
        signal(atClinic, vet, name, { candidate: { candidate: String(number) } }),
      ),
    );
    const heard = () =>
      signalsOf(atHome).map((message) =>
        message.kind === 'signal' ? Number(message.candidate?.candidate) : null,
      );
    await expect.poll(heard).toEqual(numbers);
  });

  it('are limited to fifty a second per socket', async () => {
    const { vet, name, atClinic } = await newConnectedCall();
    const replies = await Promise.all(
      Array.from({ length: 150 }, () => signal(atClinic, vet, name, { candidate: null })),
    );
    const refused = replies.filter((reply) => !reply.ok);
    // A new second may begin between them.
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]).toEqual({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
  });

  it('are rejected when empty, ambiguous or too large', async () => {
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
    await expect.poll(() => signalsOf(atHome)).toHaveLength(1);
    for (const nonsense of [null, 'x', [], 7])
      expect(await atClinic.sendVideo('video:signal', nonsense)).toMatchObject({ ok: false });
  });

  it('are not forwarded if strangers send them', async () => {
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
      // A forged sender is ignored: the socket determines who sends.
      expect(
        await socket.sendVideo('video:signal', {
          name,
          device: deviceOf(call.vet),
          generation: 1,
          from: call.vet.id,
          ...offer,
        }),
      ).toEqual({ ok: false, code });
    }
    expect([...signalsOf(atClinic), ...signalsOf(atHome)]).toEqual([]);
  });

  it('are accepted only from the current tabs of admitted people, and only while both sides are admitted', async () => {
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
    expect(signalsOf(atHome)).toEqual([]);
  });

  it('end when someone leaves, a client is paused or the meeting is closed', async () => {
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

  it('do not reach a former colleague', async () => {
    const call = await newConnectedCall();
    const colleague = await newEmployee(product(), call, VETERINARIAN);
    await enter(colleague, call.name, { takeOver: true });
    const former = await openSocket(colleague);
    await attend(former, colleague, call.name);
    expect(await signal(call.atHome, call.owner, call.name)).toMatchObject({ ok: true });
    await expect.poll(() => signalsOf(former)).toHaveLength(1);
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [colleague.id],
    );
    expect(await signal(call.atHome, call.owner, call.name)).toEqual({
      ok: false,
      code: 'STATUS_CONFLICT',
    });
    expect(await signal(former, colleague, call.name)).toEqual({ ok: false, code: 'NOT_FOUND' });
    expect(signalsOf(former)).toHaveLength(1);
  });
});

describe('presence in a video meeting', () => {
  const product = useProduct();

  it('follows the tab a person entered with, and is published when it changes', async () => {
    const { vet, owner, name } = await newCall(product());
    const atClinic = await openSocket(vet);
    expect(await attend(atClinic, vet, name)).toMatchObject({
      ok: true,
      answer: { you: { status: 'ADMITTED' }, peer: { online: false } },
    });
    const atHome = await openSocket(owner);
    await attend(atHome, owner, name, 'another-tab');
    await attend(atHome, owner, name);
    await expect.poll(() => lastStateOf(atClinic)?.peer?.online).toBe(true);
    atHome.close();
    await expect.poll(() => lastStateOf(atClinic)?.peer?.online).toBe(false);
    expect(lastStateOf(atClinic)?.peer?.status).toBe('ADMITTED');
    const back = await openSocket(owner);
    expect(await attend(back, owner, name)).toMatchObject({
      ok: true,
      answer: { you: { status: 'ADMITTED' }, peer: { userId: vet.id, online: true } },
    });
    await expect.poll(() => lastStateOf(atClinic)?.peer?.online).toBe(true);
  });

  it('is hidden from strangers', async () => {
    const { name } = await newCall(product());
    const stranger = await newOwner(product());
    const socket = await openSocket(stranger);
    expect(await attend(socket, stranger, name)).toEqual({ ok: false, code: 'NOT_FOUND' });
  });
});
