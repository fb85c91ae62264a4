import { updateClientStatus } from '@zampa/contract/clients/update-client-status';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { closeMeeting } from '@zampa/contract/video/close-meeting';
import { openMeeting } from '@zampa/contract/video/open-meeting';
import { readMeeting } from '@zampa/contract/video/read-meeting';
import { readVideoServices } from '@zampa/contract/video/read-video-services';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { end, newRequest, start } from '@zampa/testing/requests';
import { sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { endings, meet } from '../meeting.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import {
  CONSULTANT,
  enter,
  lastStateHeardBy,
  newEmployee,
  newMeeting,
  newVideoVisit,
  openBy,
  SECRETARY,
  VETERINARIAN,
} from './meetings.ts';

const open = (by: TestAccount, eventId: string) => by.call(openMeeting, { query: { eventId } });
const close = (by: TestAccount, name: string) => by.call(closeMeeting, { query: { name } });
const read = (by: TestAccount, name: string) => by.call(readMeeting, { query: { name } });

describe('the room of a video consultation', () => {
  const product = useProduct();

  it('is one and the same, whoever opens it and however often', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const first = await open(owner, id);
    expect(first.room).toEqual({
      name: expect.stringMatching(/^[\w-]{32}$/) as unknown,
      url: `http://localhost:${new URL(product().address).port}/app/workspace/chat/${id}?video=${first.room.name}`,
      status: 'OPEN',
    });
    expect(await open(owner, id)).toEqual(first);
    expect(await open(vet, id)).toEqual(first);
    expect(await read(owner, first.room.name)).toEqual(first);
    expect(await read(vet, first.room.name)).toEqual(first);
  });

  it('is one when two open it at once', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const locked = {
      statement: 'select from conversations where id = $1 for update',
      values: [id],
    };
    const opened = await meet(product(), locked, [() => open(vet, id), () => open(owner, id)]);
    expect(endings(opened)).toEqual(['done', 'done']);
    expect(await open(vet, id)).toEqual((opened[0] as PromiseFulfilledResult<unknown>).value);
    expect(opened[0]).toEqual(opened[1]);
  });

  it('has another name in another conversation', async () => {
    const [one, other] = [await newMeeting(product()), await newMeeting(product())];
    expect(one.name).not.toBe(other.name);
  });

  it('is told in the conversation, and to who has it open', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    const name = await openBy(vet, id);
    for (const socket of [atClinic, atHome]) {
      await expect
        .poll(() => socket.events.find(({ action, event }) => action === 'updated' && !event))
        .toMatchObject({ conversationId: id });
      await expect
        .poll(() => lastStateHeardBy(socket))
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

  it.each(['VISIT', 'CONSULTATION'])('is not there for a %s', async (category) => {
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

  it('is not there before an upfront payment, and is once it is paid', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    const { pool } = product();
    await pool.query(`update conversations set status = 'PENDING' where id = $1`, [id]);
    for (const person of [vet, owner])
      await expect(open(person, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await pool.query(`update conversations set status = 'NEW' where id = $1`, [id]);
    expect((await open(owner, id)).room.status).toBe('OPEN');
  });

  it('is closed by staff for good, and shows so', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    const closed = await close(vet, name);
    expect(closed.room).toMatchObject({ name, status: 'CLOSED' });
    expect(await close(vet, name)).toEqual(closed);
    expect(await read(owner, name)).toEqual(closed);
    for (const person of [vet, owner]) {
      await expect(open(person, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED', status: 409 });
      await expect(enter(person, name)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
    }
    for (const socket of [atClinic, atHome])
      await expect.poll(() => lastStateHeardBy(socket)?.room.status).toBe('CLOSED');
    const { payload } = await vet.call(readRequest, { params: { id } });
    expect(payload.videomeeting).toMatchObject({
      status: 'CLOSED',
      closeDate: expect.any(String) as unknown,
    });
    expect(payload.status).toBe('NEW');
  });

  it('is closed with the service', async () => {
    const { vet, owner, id, name } = await newMeeting(product());
    await start(vet, id);
    await enter(owner, name);
    const atHome = await openSocket(owner);
    await end(vet, id);
    expect((await read(owner, name)).room.status).toBe('CLOSED');
    await expect
      .poll(() => lastStateHeardBy(atHome))
      .toMatchObject({ room: { status: 'CLOSED' }, you: { status: 'LEFT' }, ticket: null });
    await expect(open(owner, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('is never opened in a conversation that has ended', async () => {
    const { vet, owner, id } = await newVideoVisit(product());
    await start(vet, id);
    await end(vet, id);
    for (const person of [vet, owner])
      await expect(open(person, id)).rejects.toMatchObject({ code: 'MEETING_CLOSED' });
  });

  it('is not opened, nor entered, once the two have ended their relation', async () => {
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

  it('is not closed by pet owners, and nothing for the desk', async () => {
    const meeting = await newMeeting(product());
    const { owner, id, name } = meeting;
    await expect(close(owner, name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const desk = await newEmployee(product(), meeting, SECRETARY);
    for (const act of [() => open(desk, id), () => read(desk, name), () => close(desk, name)])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is unknown to strangers, as one that does not exist', async () => {
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

  it('is open to a consultant who is in charge, and to colleagues', async () => {
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

  it('tells whether one of the services is given by video', async () => {
    const { vet, owner, serviceId } = await newVideoVisit(product());
    const facilityId = vet.facility.id;
    const { rows } = await product().pool.query<{ id: string; type: number }>(
      'select id, service_type_id as type from services where facility_id = $1',
      [facilityId],
    );
    const video = rows.find(({ type }) => type === 3)?.id ?? '';
    const isVideo = (by: TestAccount, services: string) =>
      by.call(readVideoServices, { query: { services, facilityId } });
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
