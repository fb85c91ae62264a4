import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { openMeeting } from '@zampa/contract/video/open-meeting';
import { readMeeting } from '@zampa/contract/video/read-meeting';
import { readVideoServices } from '@zampa/contract/video/read-video-services';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { endService, newRequest, startConsultation } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { outcomeCodes, runInLockOrder } from '../lock-order.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  CONSULTANT,
  enter,
  lastStateOf,
  newEmployee,
  newMeeting,
  newVideoVisit,
  openMeetingAs,
  SECRETARY,
  VETERINARIAN,
} from './meetings.ts';

const open = (person: TestAccount, eventId: string) =>
  person.call(openMeeting, { query: { eventId } });
const close = (person: TestAccount, name: string) => person.call(closeMeeting, { query: { name } });
const read = (person: TestAccount, name: string) => person.call(readMeeting, { query: { name } });

describe('meeting room of a video visit', () => {
  const product = useProduct();

  it('is the same for everyone who opens it, with a URL in the app of their side', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const origin = `http://localhost:${new URL(product().address).port}`;
    const first = await open(owner, id);
    expect(first.room).toEqual({
      name: expect.stringMatching(/^[\w-]{32}$/) as unknown,
      url: `${origin}/app/workspace/chat/${id}?video=${first.room.name}`,
      status: 'OPEN',
    });
    expect(await open(owner, id)).toEqual(first);
    const ofVet = {
      room: {
        ...first.room,
        url: `${origin}/workspace/requests?list=visits&conversation=${id}&video=${first.room.name}`,
      },
    };
    expect(await open(vet, id)).toEqual(ofVet);
    expect(await read(owner, first.room.name)).toEqual(first);
    expect(await read(vet, first.room.name)).toEqual(ofVet);
  });

  it('is created once when two people open it concurrently', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const locked = {
      statement: 'select from conversations where id = $1 for update',
      values: [id],
    };
    const opened = await runInLockOrder(product(), locked, [
      () => open(vet, id),
      () => open(owner, id),
    ]);
    expect(outcomeCodes(opened)).toEqual(['done', 'done']);
    expect(await open(vet, id)).toEqual((opened[0] as PromiseFulfilledResult<unknown>).value);
    const [ofVet, ofOwner] = opened as PromiseFulfilledResult<{ room: { name: string } }>[];
    expect(ofVet?.value.room.name).toBe(ofOwner?.value.room.name);
  });

  it('has a different name in each conversation', async () => {
    const [one, other] = [await newMeeting(product()), await newMeeting(product())];
    expect(one.name).not.toBe(other.name);
  });

  it('is published to the conversation and its open sockets', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    const name = await openMeetingAs(vet, id);
    for (const socket of [atClinic, atHome]) {
      await expect
        .poll(() => socket.events.find(({ action, event }) => action === 'updated' && !event))
        .toMatchObject({ conversationId: id });
      await expect
        .poll(() => lastStateOf(socket))
        .toMatchObject({ conversationId: id, room: { name, status: 'OPEN' }, startedAt: null });
    }
    const { payload } = await owner.call(readRequest, { params: { id } });
    expect(payload.videomeeting).toEqual({
      name,
      status: 'OPEN',
      openDate: expect.any(String) as unknown,
      closeDate: null,
    });
  });

  it.each(['VISIT', 'CONSULTATION'])('does not exist for a %s', async (category) => {
    const { vet, owner, id } = await newRequest(product());
    await product().pool.query('update conversations set category = $2 where id = $1', [
      id,
      category,
    ]);
    for (const person of [vet, owner])
      await expect(open(person, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    const { payload } = await owner.call(readRequest, { params: { id } });
    expect(payload.videomeeting).toBeNull();
  });

  it('is available only after an upfront payment was paid', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const { pool } = product();
    await pool.query(`update conversations set status = 'PENDING' where id = $1`, [id]);
    for (const person of [vet, owner])
      await expect(open(person, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await pool.query(`update conversations set status = 'NEW' where id = $1`, [id]);
    expect((await open(owner, id)).room.status).toBe('OPEN');
  });

  it('is closed by staff for good, which everyone sees', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    const closed = await close(vet, name);
    expect(closed.room).toMatchObject({ name, status: 'CLOSED' });
    expect(await close(vet, name)).toEqual(closed);
    expect((await read(owner, name)).room).toMatchObject({ name, status: 'CLOSED' });
    for (const person of [vet, owner]) {
      await expect(open(person, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED', status: 409 });
      await expect(enter(person, name)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
    }
    for (const socket of [atClinic, atHome])
      await expect.poll(() => lastStateOf(socket)?.room.status).toBe('CLOSED');
    const { payload } = await vet.call(readRequest, { params: { id } });
    expect(payload.videomeeting).toMatchObject({
      status: 'CLOSED',
      closeDate: expect.any(String) as unknown,
    });
    expect(payload.status).toBe('NEW');
  });

  it('is closed when the visit ends', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    await startConsultation(vet, id);
    await enter(owner, name);
    const atHome = await openSocket(owner);
    await endService(vet, id);
    expect((await read(owner, name)).room.status).toBe('CLOSED');
    await expect
      .poll(() => lastStateOf(atHome))
      .toMatchObject({ room: { status: 'CLOSED' }, you: { status: 'LEFT' }, ticket: null });
    await expect(open(owner, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('cannot be opened in a conversation that has ended', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    await startConsultation(vet, id);
    await endService(vet, id);
    for (const person of [vet, owner])
      await expect(open(person, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('cannot be opened or entered once the relation has ended', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    await owner.call(updateClientStatus, {
      body: { userId: owner.id, facilityId: vet.facility.id, status: 'DISABLED_BY_PO' },
    });
    for (const person of [vet, owner]) {
      await expect(open(person, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(enter(person, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await read(owner, name)).room.name).toBe(name);
  });

  it('cannot be closed by pet owners, or used by reception', async () => {
    const meeting = await newMeeting(product());
    const { owner, id, name } = meeting;
    await expect(close(owner, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const desk = await newEmployee(product(), meeting, SECRETARY);
    for (const act of [() => open(desk, id), () => read(desk, name), () => close(desk, name)])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('answers 404 to strangers, as if it did not exist', async () => {
    const meeting = await newMeeting(product());
    const { id, name, owner } = meeting;
    const strangers = [
      await newOwner(product()),
      await newVet(product()),
      await newEmployee(product(), meeting, CONSULTANT),
    ];
    for (const stranger of strangers)
      for (const act of [
        () => open(stranger, id),
        () => read(stranger, name),
        () => close(stranger, name),
      ])
        await expect(act()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    for (const unknown of [
      'x',
      `${name}x`,
      name.toUpperCase(),
      '../..',
      `${name}\0`,
      'a'.repeat(500),
    ])
      expect(
        (
          await sendCall({ ...owner, token: owner.session.accessToken }, readMeeting, {
            query: { name: unknown },
          })
        ).status,
      ).toBe(404);
    const none = await sendCall({ ...owner, token: owner.session.accessToken }, readMeeting, {});
    expect(none.status).toBe(400);
    const nobody = await sendCall({ address: owner.address, ip: owner.ip }, readMeeting, {
      query: { name },
    });
    expect(nobody.status).toBe(401);
  });

  it('is open to an assigned consultant and to colleagues', async () => {
    const meeting = await newMeeting(product());
    const consultant = await newEmployee(product(), meeting, CONSULTANT);
    await product().pool.query('update conversations set assignee_id = $2 where id = $1', [
      meeting.id,
      consultant.id,
    ]);
    const colleague = await newEmployee(product(), meeting, VETERINARIAN);
    for (const person of [consultant, colleague])
      expect((await open(person, meeting.id)).room.name).toBe(meeting.name);
  });
});

describe('GET /v1/service/isVideomeeting', () => {
  const product = useProduct();

  it('returns whether one of the services is a video visit', async () => {
    const { vet, owner, serviceId } = await newVideoVisit(product());
    const facilityId = vet.facility.id;
    const { rows } = await product().pool.query<{ id: string; type: number }>(
      'select id, service_type_id as type from services where facility_id = $1',
      [facilityId],
    );
    const video = rows.find(({ type }) => type === 3)?.id ?? '';
    const isVideo = (person: TestAccount, services: string) =>
      person.call(readVideoServices, { query: { services, facilityId } });
    expect(await isVideo(owner, serviceId)).toEqual({ isVideomeeting: false });
    expect(await isVideo(owner, video)).toEqual({ isVideomeeting: true });
    expect(await isVideo(vet, `${serviceId},${video}`)).toEqual({ isVideomeeting: true });
    const other = await newVideoVisit(product());
    expect(await isVideo(owner, other.serviceId)).toEqual({ isVideomeeting: false });
    for (const stranger of [other.vet, other.owner])
      await expect(isVideo(stranger, video)).rejects.toMatchObject({ code: 'FACILITY_UNKNOWN' });
    await expect(isVideo(owner, 'x')).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});
