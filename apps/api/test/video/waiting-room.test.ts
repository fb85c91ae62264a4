import { moveToFamily } from '@zampa/testing/memberships';
import { newOwner, newVet } from '@zampa/testing/people';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { readMeetingState } from '@zampa/contract/video/read-meeting-state';
import { startConsultation } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { startServer, useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  ASSISTANT,
  CONSULTANT,
  decide,
  deviceOf,
  enter,
  lastStateOf,
  leave,
  newCall,
  newEmployee,
  newMeeting,
  SECRETARY,
  readStateAs,
  readParticipantStatuses,
  VETERINARIAN,
  videoMessagesOf,
  type Meeting,
} from './meetings.ts';

/** Shared by several processes, so that each accepts the tokens of the others. */
const AUTH_SECRET = 'a secret of all processes, long enough';

const lockOf = ({ id }: Meeting) => ({
  statement: 'select from conversations where id = $1 for update',
  values: [id],
});

describe('waiting room of a video meeting', () => {
  const product = useProduct({ AUTH_SECRET });

  it('admits staff immediately, and pet owners once they are granted entry', async () => {
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
    expect((await readStateAs(vet, name)).waiting).toMatchObject([
      { userId: owner.id, camera: false, microphone: true, person: { firstName: 'Olga' } },
    ]);
    const before = await readStateAs(vet, name);
    product().clock.advance(60);
    const granted = await decide(vet, name, owner, 'GRANT');
    expect(granted).toMatchObject({ waiting: [], peer: { userId: owner.id } });
    // By the clock of the server, at the moment of the grant.
    expect(Date.parse(granted.startedAt ?? '') - Date.parse(before.now)).toBeGreaterThanOrEqual(
      60_000,
    );
    expect(Date.parse(granted.now) - Date.parse(granted.startedAt ?? '')).toBeGreaterThanOrEqual(0);
    expect(await readStateAs(owner, name)).toMatchObject({
      you: { status: 'ADMITTED' },
      peer: { userId: vet.id },
      ticket: { kind: 'peer' },
      startedAt: granted.startedAt,
    });
    // The visit starts when the owner is admitted.
    const { payload, assignee } = await owner.call(readRequest, { params: { id } });
    expect(payload).toMatchObject({ status: 'OPEN', openDate: granted.startedAt });
    expect(assignee?.id).toBe(vet.id);
  });

  it('sends each person who can join their own view of its state, and sends others nothing', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    const colleague = await newEmployee(product(), meeting, ASSISTANT);
    const relative = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, relative.id);
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
    const outsideSockets = await Promise.all(outsiders.map((person) => openSocket(person)));
    await enter(owner, name);
    for (const socket of [atClinic, atColleague])
      await expect
        .poll(() => lastStateOf(socket)?.waiting.map(({ userId }) => userId))
        .toEqual([owner.id]);
    await expect.poll(() => lastStateOf(atHome)?.you.status).toBe('WAITING');
    await expect.poll(() => lastStateOf(atRelative)?.you.status).toBe(null);
    expect(lastStateOf(atRelative)?.waiting.map(({ userId }) => userId)).toEqual([owner.id]);
    await decide(colleague, name, owner, 'GRANT');
    await expect.poll(() => lastStateOf(atHome)?.you.status).toBe('ADMITTED');
    await expect.poll(() => lastStateOf(atClinic)?.waiting).toEqual([]);
    expect(outsideSockets.flatMap((socket) => videoMessagesOf(socket))).toEqual([]);
    const versions = videoMessagesOf(atHome).flatMap((message) =>
      message.kind === 'state' ? [message.version] : [],
    );
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is skipped by an admitted person who returns, and the latest tab is used', async () => {
    const { vet, owner, name } = await newCall(product());
    const { startedAt } = await readStateAs(vet, name);
    product().clock.advance(60);
    const again = await enter(owner, name, { device: 'another-tab' });
    expect(again).toMatchObject({
      you: { status: 'ADMITTED', device: 'another-tab' },
      startedAt,
      ticket: { kind: 'peer' },
    });
    expect(await enter(vet, name)).toMatchObject({ you: { status: 'ADMITTED' }, startedAt });
  });

  it('stays closed to a denied owner until the clinic allows them to ask again', async () => {
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
    expect(await readStateAs(owner, name)).toMatchObject({
      you: { status: 'DENIED' },
      ticket: null,
      denied: [],
    });
    expect(await leave(owner, name)).toMatchObject({ you: { status: 'DENIED' } });
    await decide(vet, name, owner, 'ALLOW');
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
  });

  it('is entered again by an owner who left, while the meeting time keeps running', async () => {
    const { vet, owner, name } = await newCall(product());
    const { startedAt } = await readStateAs(vet, name);
    expect(await leave(owner, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
    expect(await readStateAs(vet, name)).toMatchObject({ peer: null, waiting: [], startedAt });
    product().clock.advance(60);
    expect(await enter(owner, name)).toMatchObject({ you: { status: 'WAITING' } });
    expect(await decide(vet, name, owner, 'GRANT')).toMatchObject({ startedAt });
  });

  it('keeps a person admitted when an older tab leaves', async () => {
    const { owner, name } = await newCall(product());
    await enter(owner, name, { device: 'another-tab' });
    expect(await leave(owner, name, deviceOf(owner))).toMatchObject({
      you: { status: 'ADMITTED', device: 'another-tab' },
    });
    expect(await leave(owner, name, 'another-tab')).toMatchObject({ you: { status: 'LEFT' } });
  });

  it('admits one person per side; a colleague is replaced only with takeOver', async () => {
    const meeting = await newCall(product());
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    await expect(enter(colleague, name)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    expect(await readStateAs(colleague, name)).toMatchObject({
      you: { status: null },
      colleague: { userId: vet.id },
      ticket: null,
    });
    const taken = await enter(colleague, name, { takeOver: true });
    expect(taken).toMatchObject({ you: { status: 'ADMITTED' }, peer: { userId: owner.id } });
    expect(await readStateAs(vet, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
    expect(await readParticipantStatuses(product(), id)).toEqual({
      [vet.id]: 'LEFT',
      [colleague.id]: 'ADMITTED',
      [owner.id]: 'ADMITTED',
    });
  });

  it('admits a colleague in place of a former one', async () => {
    const meeting = await newMeeting(product());
    const { owner, name } = meeting;
    const former = await newEmployee(product(), meeting, VETERINARIAN);
    await enter(former, name);
    await product().pool.query(
      `update facility_members set status = 'REMOVED' where user_id = $1`,
      [former.id],
    );
    expect((await enter(owner, name)).peer).toBeNull();
    await expect(readStateAs(former, name)).rejects.toMatchObject({ status: 404 });
    await expect(decide(former, name, owner, 'GRANT')).rejects.toMatchObject({ status: 404 });
    expect(await enter(meeting.vet, name)).toMatchObject({ you: { status: 'ADMITTED' } });
  });

  it('admits one family member at a time, the last one granted entry', async () => {
    const meeting = await newCall(product());
    const { vet, owner, name } = meeting;
    const relative = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, relative.id);
    await enter(relative, name);
    const state = await decide(vet, name, relative, 'GRANT');
    expect(state.peer).toMatchObject({ userId: relative.id });
    expect(await readStateAs(owner, name)).toMatchObject({ you: { status: 'LEFT' }, ticket: null });
  });

  it('keeps the first decision of two vets', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name, id } = meeting;
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    await enter(owner, name);
    await waitForJobs(product());
    const decided = await runInLockOrder(product(), lockOf(meeting), [
      () => decide(vet, name, owner, 'GRANT'),
      () => decide(colleague, name, owner, 'DENY'),
      () => decide(colleague, name, owner, 'GRANT'),
    ]);
    expect(outcomeCodes(decided)).toEqual(['done', 'STATUS_CONFLICT', 'done']);
    expect(await readParticipantStatuses(product(), id)).toEqual({ [owner.id]: 'ADMITTED' });
  });

  it('lets no person enter a meeting that closes at the same time', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name, id } = meeting;
    await enter(owner, name);
    await waitForJobs(product());
    const outcomes = await runInLockOrder(product(), lockOf(meeting), [
      () => vet.call(closeMeeting, { query: { name } }),
      () => decide(vet, name, owner, 'GRANT'),
      () => enter(vet, name),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'MEETING_CLOSED', 'MEETING_CLOSED']);
    expect(await readParticipantStatuses(product(), id)).toEqual({ [owner.id]: 'LEFT' });
    expect(await readStateAs(owner, name)).toMatchObject({ startedAt: null, ticket: null });
  });

  it('admits one of two vets who enter concurrently', async () => {
    const meeting = await newMeeting(product());
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    const outcomes = await runInLockOrder(product(), lockOf(meeting), [
      () => enter(meeting.vet, meeting.name),
      () => enter(colleague, meeting.name),
    ]);
    expect(outcomeCodes(outcomes)).toEqual(['done', 'STATUS_CONFLICT']);
  });

  it('rejects decisions by pet owners, reception and strangers, and about people who are not waiting', async () => {
    const meeting = await newMeeting(product());
    const { vet, owner, name } = meeting;
    await startConsultation(vet, meeting.id);
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
        () => readStateAs(stranger, name),
      ])
        await expect(act()).rejects.toMatchObject({ status: 404 });
    const nobody = await newOwner(product());
    await expect(decide(vet, name, nobody, 'GRANT')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await enter(vet, name);
    await expect(decide(vet, name, vet, 'DENY')).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await expect(enter(owner, name, { device: 'x' })).rejects.toMatchObject({ code: 'VALIDATION' });
  });

  it('keeps waiting and admitted people when the server restarts', async () => {
    const { vet, owner, name } = await newCall(product());
    const before = await readStateAs(vet, name);
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
