import { adopt } from '@zampa/testing/memberships';
import { newOwner, newVet } from '@zampa/testing/people';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { readMeetingState } from '@zampa/contract/video/read-meeting-state';
import { start } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endings, meet } from '../meeting.ts';
import { settled } from '../notifications/settled.ts';
import { startServer, useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  ASSISTANT,
  CONSULTANT,
  decide,
  deviceOf,
  enter,
  lastStateHeardBy,
  leave,
  newCall,
  newEmployee,
  newMeeting,
  SECRETARY,
  stateFor,
  stored,
  VETERINARIAN,
  videoHeardBy,
  type Meeting,
} from './meetings.ts';

/** Of several processes, whose tokens each of them knows. */
const AUTH_SECRET = 'a secret of all processes, long enough';

const lockOf = ({ id }: Meeting) => ({
  statement: 'select from conversations where id = $1 for update',
  values: [id],
});

describe('the door of a video meeting', () => {
  const product = useProduct({ AUTH_SECRET });

  it('lets staff in at once, and pet owners once they are granted entry', async () => {
    const { vet, owner, name, id } = await newMeeting(product());
    const inside = await enter(vet, name);
    expect(inside).toMatchObject({
      you: { userId: vet.id, role: 'HOST', status: 'ADMITTED', device: deviceOf(vet) },
      waiting: [],
      peer: null,
      startedAt: null,
      ticket: { kind: 'peer' },
      pets: [{ name: 'Pluto' }],
    });
    const outside = await enter(owner, name, { camera: false });
    expect(outside).toMatchObject({
      you: { userId: owner.id, role: 'GUEST', status: 'WAITING' },
      waiting: [],
      peer: { userId: vet.id, status: 'ADMITTED' },
      ticket: null,
    });
    expect(outside.peer?.person?.lastName).toHaveLength(1);
    expect((await stateFor(vet, name)).waiting).toMatchObject([
      { userId: owner.id, camera: false, microphone: true, person: { firstName: 'Olga' } },
    ]);
    const before = await stateFor(vet, name);
    product().clock.advance(60);
    const granted = await decide(vet, name, owner, 'GRANT');
    expect(granted).toMatchObject({ waiting: [], peer: { userId: owner.id } });
    // By the server's clock, in the moment of the grant.
    expect(Date.parse(granted.startedAt ?? '') - Date.parse(before.now)).toBeGreaterThanOrEqual(
      60_000,
    );
    expect(Date.parse(granted.now) - Date.parse(granted.startedAt ?? '')).toBeGreaterThanOrEqual(0);
    expect(await stateFor(owner, name)).toMatchObject({
      you: { status: 'ADMITTED' },
      peer: { userId: vet.id },
      ticket: { kind: 'peer' },
      startedAt: granted.startedAt,
    });
    // Whoever is let in is being seen: the service has begun.
    const { payload, assignee } = await owner.call(readRequest, { params: { id } });
    expect(payload).toMatchObject({ status: 'OPEN', openDate: granted.startedAt });
    expect(assignee?.id).toBe(vet.id);
  });

  it('tells everybody who may be in it, each as they see it, and nobody else', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    const colleague = await newEmployee(product(), meeting, ASSISTANT);
    const relative = await newOwner(product());
    await adopt(product().pool, owner.familyId, relative.id);
    const outsiders = [
      await newEmployee(product(), meeting, SECRETARY),
      await newEmployee(product(), meeting, CONSULTANT),
      await newVet(product()),
      await newOwner(product()),
    ];
    const [atClinic, atColleague, atHome, atRelative] = [
      await openSocket(vet),
      await openSocket(colleague),
      await openSocket(owner),
      await openSocket(relative),
    ];
    const deaf = await Promise.all(outsiders.map((person) => openSocket(person)));
    await enter(owner, name);
    for (const socket of [atClinic, atColleague])
      await expect
        .poll(() => lastStateHeardBy(socket)?.waiting.map(({ userId }) => userId))
        .toEqual([owner.id]);
    await expect.poll(() => lastStateHeardBy(atHome)?.you.status).toBe('WAITING');
    await expect.poll(() => lastStateHeardBy(atRelative)?.you.status).toBe(null);
    expect(lastStateHeardBy(atRelative)?.waiting.map(({ userId }) => userId)).toEqual([owner.id]);
    await decide(colleague, name, owner, 'GRANT');
    await expect.poll(() => lastStateHeardBy(atHome)?.you.status).toBe('ADMITTED');
    await expect.poll(() => lastStateHeardBy(atClinic)?.waiting).toEqual([]);
    expect(deaf.flatMap((socket) => videoHeardBy(socket))).toEqual([]);
    const versions = videoHeardBy(atHome).flatMap((said) =>
      said.kind === 'state' ? [said.version] : [],
    );
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is passed once: who is in it stays in it, with the tab that came last', async () => {
    const { vet, owner, name } = await newCall(product());
    const { startedAt } = await stateFor(vet, name);
    product().clock.advance(60);
    const again = await enter(owner, name, { device: 'another-tab' });
    expect(again).toMatchObject({
      you: { status: 'ADMITTED', device: 'another-tab' },
      startedAt,
      ticket: { kind: 'peer' },
    });
    expect(await enter(vet, name)).toMatchObject({ you: { status: 'ADMITTED' }, startedAt });
  });

  it('is kept by those who turned somebody away, until they allow them to ask again', async () => {
    const { vet, owner, name } = await newMeeting(product());
    await enter(owner, name);
    const denied = await decide(vet, name, owner, 'DENY');
    expect(denied).toMatchObject({ waiting: [], denied: [{ userId: owner.id }], startedAt: null });
    expect(await decide(vet, name, owner, 'DENY')).toMatchObject({
      denied: [{ userId: owner.id }],
    });
    await expect(enter(owner, name)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await expect(decide(vet, name, owner, 'GRANT')).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    expect(await stateFor(owner, name)).toMatchObject({
      you: { status: 'DENIED' },
      ticket: null,
      denied: [],
    });
    expect(await leave(owner, name)).toMatchObject({ you: { status: 'DENIED' } });
    await decide(vet, name, owner, 'ALLOW');
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
  });

  it('is asked at again by whoever has left, and the time runs on', async () => {
    const { vet, owner, name } = await newCall(product());
    const { startedAt } = await stateFor(vet, name);
    expect(await leave(owner, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
    expect(await stateFor(vet, name)).toMatchObject({ peer: null, waiting: [], startedAt });
    product().clock.advance(60);
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
    expect(await decide(vet, name, owner, 'GRANT')).toMatchObject({ startedAt });
  });

  it('is not left by an older tab', async () => {
    const { owner, name } = await newCall(product());
    await enter(owner, name, { device: 'another-tab' });
    expect(await leave(owner, name, deviceOf(owner))).toMatchObject({
      you: { status: 'ADMITTED', device: 'another-tab' },
    });
    expect(await leave(owner, name, 'another-tab')).toMatchObject({ you: { status: 'LEFT' } });
  });

  it('is one place for each side: a colleague’s is taken on purpose alone', async () => {
    const meeting = await newCall(product());
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    await expect(enter(colleague, name)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await stateFor(colleague, name)).toMatchObject({
      you: { status: null },
      colleague: { userId: vet.id },
      ticket: null,
    });
    const taken = await enter(colleague, name, { takeOver: true });
    expect(taken).toMatchObject({ you: { status: 'ADMITTED' }, peer: { userId: owner.id } });
    expect(await stateFor(vet, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
    expect(await stored(product(), id)).toEqual({
      [vet.id]: 'LEFT',
      [colleague.id]: 'ADMITTED',
      [owner.id]: 'ADMITTED',
    });
  });

  it('gives the place of a colleague who works there no more to whoever comes', async () => {
    const meeting = await newMeeting(product());
    const { owner, name } = meeting;
    const former = await newEmployee(product(), meeting, VETERINARIAN);
    await enter(former, name);
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [former.id],
    );
    expect((await enter(owner, name)).peer).toBeNull();
    await expect(stateFor(former, name)).rejects.toMatchObject({ status: 404 });
    await expect(decide(former, name, owner, 'GRANT')).rejects.toMatchObject({ status: 404 });
    expect(await enter(meeting.vet, name)).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('lets one of the family in at a time, the one who is granted entry last', async () => {
    const meeting = await newCall(product());
    const { vet, owner, name } = meeting;
    const relative = await newOwner(product());
    await adopt(product().pool, owner.familyId, relative.id);
    await enter(relative, name);
    const state = await decide(vet, name, relative, 'GRANT');
    expect(state.peer).toMatchObject({ userId: relative.id });
    expect(await stateFor(owner, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
  });

  it('is decided by the first of two vets', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    await enter(owner, name);
    await settled(product());
    const decided = await meet(product(), lockOf(meeting), [
      () => decide(vet, name, owner, 'GRANT'),
      () => decide(colleague, name, owner, 'DENY'),
      () => decide(colleague, name, owner, 'GRANT'),
    ]);
    expect(endings(decided)).toEqual(['done', 'STATUS_CONFLICT', 'done']);
    expect(await stored(product(), id)).toEqual({ [owner.id]: 'ADMITTED' });
  });

  it('is opened to nobody in a meeting that closes at the same time', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name, id } = meeting;
    await enter(owner, name);
    await settled(product());
    const outcomes = await meet(product(), lockOf(meeting), [
      () => vet.call(closeMeeting, { query: { name } }),
      () => decide(vet, name, owner, 'GRANT'),
      () => enter(vet, name),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'MEETING_CLOSED', 'MEETING_CLOSED']);
    expect(await stored(product(), id)).toEqual({ [owner.id]: 'LEFT' });
    expect(await stateFor(owner, name)).toMatchObject({ startedAt: null, ticket: null });
  });

  it('lets one of two vets in who come at once', async () => {
    const meeting = await newMeeting(product());
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    const outcomes = await meet(product(), lockOf(meeting), [
      () => enter(meeting.vet, meeting.name),
      () => enter(colleague, meeting.name),
    ]);
    expect(endings(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
  });

  it('is not decided by pet owners, the desk or strangers, nor about them', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    await start(vet, meeting.id);
    await enter(owner, name);
    await expect(decide(owner, name, owner, 'GRANT')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const desk = await newEmployee(product(), meeting, SECRETARY);
    for (const act of [() => decide(desk, name, owner, 'GRANT'), () => enter(desk, name)])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const stranger of [await newVet(product()), await newOwner(product())])
      for (const act of [
        () => decide(stranger, name, owner, 'GRANT'),
        () => enter(stranger, name),
        () => leave(stranger, name),
        () => stateFor(stranger, name),
      ])
        await expect(act()).rejects.toMatchObject({ status: 404 });
    const nobody = await newOwner(product());
    await expect(decide(vet, name, nobody, 'GRANT')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await enter(vet, name);
    await expect(decide(vet, name, vet, 'DENY')).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await expect(enter(owner, name, { device: 'x' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('keeps who waits and who is in it when the server starts anew', async () => {
    const { vet, owner, name } = await newCall(product());
    const before = await stateFor(vet, name);
    const another = await startServer(product().databaseUrl, { AUTH_SECRET });
    onTestFinished(() => another.stop());
    const sender = { address: another.address, ip: vet.ip, token: vet.session.accessToken };
    const { json } = await sendCall(sender, readMeetingState, { query: { name } });
    expect(json).toMatchObject({
      startedAt: before.startedAt,
      you: { status: 'ADMITTED', device: deviceOf(vet) },
      peer: { userId: owner.id },
    });
  });
});
