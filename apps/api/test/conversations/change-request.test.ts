import { updateEvent } from '@zampa/contract/requests/update-event';
import type { BodyInput } from '@zampa/contract/call';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount, type Vet } from '@zampa/testing/people';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import {
  repeatRequest,
  endService,
  newRequest,
  newStartedRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { countOf, eventsOf } from '../stored.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const VETERINARIAN = 3;
type Payload = BodyInput<typeof updateEvent>['payload'];

describe('changing a request (PATCH /api/events)', () => {
  const product = useProduct();
  const change = (person: TestAccount, id: string, payload: Payload, ifMatch?: string) =>
    person.call(updateEvent, {
      query: { id },
      body: { payload },
      ...(ifMatch && { headers: { 'if-match': ifMatch } }),
    });

  const hire = async (vet: Vet, roleId = VETERINARIAN) => {
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId });
    return colleague;
  };

  it('opens it once, assigned to the vet, even when repeated', async () => {
    const { vet, id } = await newRequest(product());
    const started = await startConsultation(vet, id);
    expect(started).toMatchObject({ payload: { status: 'OPEN', assigneeId: vet.id } });
    expect(await startConsultation(vet, id)).toEqual(started);
    expect(await eventsOf(product(), id)).toMatchObject([{ event_action: 'OPEN_PERFORMANCE' }]);
  });

  it('lets owners, vets and desk staff change only their own fields', async () => {
    const { vet, owner, id } = await newRequest(product());
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await change(owner, id, { note: 'Beve molto' });
    await change(desk, id, { priority: 'high', assigneeId: vet.id });
    const forbidden: readonly (readonly [TestAccount, Payload])[] = [
      [owner, { priority: 'LOW' }],
      [owner, { status: 'OPEN' }],
      [owner, { note: 'Beve', assigneeId: owner.id }],
      [vet, { note: 'Beve' }],
      [desk, { status: 'OPEN' }],
    ];
    for (const [person, payload] of forbidden)
      await expect(change(person, id, payload)).rejects.toMatchObject({ status: 403 });
    await expect(vet.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
      payload: { note: 'Beve molto', priority: 'HIGH', assigneeId: vet.id, status: 'NEW' },
    });
  });

  it('assigns it only to active colleagues who treat', async () => {
    const { vet, owner, id } = await newRequest(product());
    const [desk, stranger, former] = [
      await hire(vet, SECRETARY),
      await newVet(product()),
      await hire(vet),
    ];
    await employ(product().pool, vet.facility.id, former.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    for (const { id: assigneeId } of [owner, desk, stranger, former])
      await expect(change(vet, id, { assigneeId })).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'payload.assigneeId' }],
      });
    expect(await countOf(product(), 'conversations', 'id = $1 and assignee_id is null', [id])).toBe(
      1,
    );
  });

  it('assigns and unassigns it, and stores the assignment date', async () => {
    const { vet, id } = await newRequest(product());
    const colleague = await hire(vet);
    const assigned = await change(vet, id, { assigneeId: colleague.id });
    expect(assigned).toMatchObject({
      assignee: { id: colleague.id },
      payload: { assigneeId: colleague.id, status: 'NEW' },
    });
    expect(assigned).toHaveProperty('payload.assignDate', assigned.dateUpdated);
    expect(await change(colleague, id, { assigneeId: null })).toMatchObject({
      assignee: null,
      payload: { assigneeId: null, assignDate: null },
    });
  });

  it("removes it from the previous consultant's access and open screens", async () => {
    const { vet, id } = await newRequest(product());
    const [first, second] = [await hire(vet, CONSULTANT), await hire(vet, CONSULTANT)];
    const read = (person: TestAccount) => person.call(readRequest, { params: { id }, query: {} });
    await change(vet, id, { assigneeId: first.id });
    await expect(read(first)).resolves.toMatchObject({ id });
    const [left, came] = [await openSocket(first), await openSocket(second)];
    await change(vet, id, { assigneeId: second.id });
    await expect
      .poll(() => left.events.at(-1))
      .toMatchObject({ action: 'deleted', conversationId: id, event: null });
    await expect
      .poll(() => came.events.at(-1))
      .toMatchObject({ action: 'updated', conversationId: id, event: null });
    await expect(read(first)).rejects.toMatchObject({ status: 404 });
    await expect(read(second)).resolves.toMatchObject({ id });
  });

  it('rejects going back to NEW, and any change after the end', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await expect(change(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    await endService(vet, id);
    await expect(startConsultation(vet, id)).rejects.toMatchObject({ code: 'CONVERSATION_CLOSED' });
    await expect(change(owner, id, { note: 'Ancora' })).rejects.toMatchObject({
      code: 'CONVERSATION_CLOSED',
    });
  });

  it('is rejected after the relation has ended, except to close the request', async () => {
    const started = await newStartedRequest(product());
    const waiting = await repeatRequest(started);
    const { vet, owner } = started;
    await owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: owner.familyId },
    });
    await expect(startConsultation(vet, waiting.id)).rejects.toMatchObject({ status: 403 });
    await expect(change(vet, started.id, { priority: 'HIGH' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(endService(vet, started.id)).resolves.toMatchObject({
      payload: { status: 'CLOSED' },
    });
    expect(await eventsOf(product(), waiting.id)).toEqual([]);
  });

  it('rejects an outdated version with 412', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const { dateUpdated } = await vet.call(readRequest, { params: { id }, query: {} });
    product().clock.advance(1);
    await sendChatMessage(owner, id, 'Meanwhile');
    const seen = `"${dateUpdated}"`;
    await expect(change(vet, id, { priority: 'HIGH' }, seen)).rejects.toMatchObject({
      status: 412,
      code: 'STALE',
    });
    await change(vet, id, { priority: 'HIGH' }, '*');
  });

  it('rejects the id of a message', async () => {
    const { vet, id } = await newStartedRequest(product());
    const message = await sendChatMessage(vet, id, 'Hello');
    await expect(change(vet, message.id, { priority: 'HIGH' })).rejects.toMatchObject({
      status: 403,
    });
  });
});
