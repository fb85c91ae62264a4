import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import type { AnswerOf, QueryInput } from '@zampa/contract/call';
import { createEvent } from '@zampa/contract/requests/create-event';
import { markInboxDone } from '@zampa/contract/inbox/mark-inbox-done';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, startConsultation, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  updateCalendarEntry,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { clinicWithEmptyInbox } from './clinic-with-empty-inbox.ts';

const [VETERINARIAN, SECRETARY, CONSULTANT] = [3, 5, 6];

describe('GET /api/inbox and PUT /api/inbox/done', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  const inboxOf = (person: TestAccount, query: QueryInput<typeof readInbox> = {}) =>
    person.call(readInbox, { query });
  /** Returns the kinds of the inbox items of a person, in order. */
  const kindsFor = async (person: TestAccount, facilityId?: string) => {
    const { items, total } = await inboxOf(person, facilityId ? { facilityId } : {});
    expect(total).toBe(items.length);
    return items.map(({ kind }) => kind);
  };
  const newCalmClinic = () => clinicWithEmptyInbox(product());
  const propose = (vet: TestAccount & { id: string }, visitId: string) => {
    const times = [6, 7].map((days) => ({
      start: at(now(), days),
      end: at(now(), days, '10:30'),
      resource: vet.id,
    }));
    return vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
  };
  const accept = (owner: TestAccount, visitId: string) =>
    owner.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT', start: at(now(), 6) },
      },
    });

  it('show staff a new request with its client, its pet and its note', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, facilityId } = clinic;
    expect(await inboxOf(vet, { facilityId })).toEqual({
      total: 0,
      urgent: 0,
      groups: { MESSAGES: 0, REQUESTS: 0, TIMES: 0, CALLED_OFF: 0, PAYMENTS: 0, TO_JOIN: 0 },
      others: 0,
      items: [],
    });
    const requestedAt = now().toISOString();
    const { id } = await repeatRequest(clinic, 'She limps');
    await sendChatMessage(owner, id, 'On the left');
    const { total, urgent, items } = await inboxOf(vet, { facilityId });
    expect({ total, urgent }).toEqual({ total: 1, urgent: 0 });
    const since = items[0]?.since ?? '';
    expect(requestedAt <= since && since <= now().toISOString()).toBe(true);
    expect(items).toEqual([
      {
        kind: 'REQUEST',
        urgent: false,
        since,
        conversationId: id,
        seq: 1,
        start: null,
        facilityId,
        timezone: 'UTC',
        familyId: null,
        until: null,
        pets: [expect.objectContaining({ id: pet.id, name: pet.name })] as unknown,
        person: expect.objectContaining({ id: owner.id }) as unknown,
        phone: null,
        title: 'New request',
        text: 'She limps',
        url: `/workspace/requests?list=to-manage&conversation=${id}`,
      },
    ]);
  });

  it('keep a message of any category until it is answered, even if it was read', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const { seq } = await sendChatMessage(owner, visitId, 'The stitches are bleeding');
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item).toMatchObject({
      kind: 'MESSAGE',
      conversationId: visitId,
      text: 'The stitches are bleeding',
      url: `/workspace/requests?list=visits&conversation=${visitId}`,
    });
    expect(item?.title).toMatch(/^In the visit on \w+ \d+ \w+ at 10:00$/);
    await vet.call(markSeen, { body: { conversationId: visitId, seq } });
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE']);
    await startConsultation(vet, visitId);
    await sendChatMessage(vet, visitId, 'Come at once');
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('clear an item for all staff when it is marked as done, but not what arrived later', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const first = await sendChatMessage(owner, visitId, 'Thank you');
    product().clock.advance(60);
    const laterAt = now().toISOString();
    const later = await sendChatMessage(owner, visitId, 'One more thing');
    const markDone = (seq: number) =>
      vet.call(markInboxDone, { body: { conversationId: visitId, seq } });
    await markDone(first.seq);
    const [item] = (await inboxOf(colleague, { facilityId })).items;
    expect(item).toMatchObject({ kind: 'MESSAGE', text: 'One more thing' });
    expect(item && item.since >= laterAt).toBe(true);
    await markDone(later.seq);
    await markDone(first.seq);
    expect(await kindsFor(colleague, facilityId)).toEqual([]);
    await sendChatMessage(owner, visitId, 'And another');
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE']);
  });

  it('show a requested time until it is confirmed', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, facilityId } = clinic;
    const visitId = await requestVisit(clinic);
    expect((await inboxOf(vet, { facilityId })).items).toMatchObject([
      { kind: 'TIME_ASKED', conversationId: visitId, title: 'Requests an appointment' },
    ]);
    const { id } = await book(owner, visitId, { start: at(now(), 4, '11:00') });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    const dateUpdated = (await appointmentOf(vet, visitId))?.dateUpdated;
    const booking = { id, status: 'TO_BE_CONFIRMED', ended: false, dateUpdated };
    expect(item).toMatchObject({ kind: 'TIME_ASKED', text: 'Visit', booking });
    expect(item?.title).toMatch(/^Requests .*11:00$/);
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('mark a requested time as ended when its client has left since', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, facilityId } = clinic;
    const { id } = await book(owner, await requestVisit(clinic), { start: at(now(), 4, '11:00') });
    await owner.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item).toMatchObject({ kind: 'TIME_ASKED', booking: { id, ended: true } });
    await expect(updateCalendarEntry(vet, id, { status: 'NEW' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('show proposed times to the owner, then the choice to the clinic', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, facilityId } = clinic;
    const visitId = await requestVisit(clinic);
    await propose(vet, visitId);
    expect(await kindsFor(vet, facilityId)).toEqual([]);
    expect((await inboxOf(owner)).items).toMatchObject([
      {
        kind: 'PROPOSAL',
        conversationId: visitId,
        title: `Choose a time for ${pet.name}`,
        person: { id: vet.id },
        times: [6, 7].map((days) => ({ start: at(now(), days), resource: vet.id })),
        url: `/app/workspace/chat/${visitId}`,
      },
    ]);
    await accept(owner, visitId);
    expect(await kindsFor(owner)).toEqual([]);
    const [answered] = (await inboxOf(vet, { facilityId })).items;
    expect(answered).toMatchObject({ kind: 'PROPOSAL_ANSWERED', conversationId: visitId });
    const body = { conversationId: visitId, seq: answered?.seq ?? 0 };
    await vet.call(markInboxDone, { body });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('show a visit canceled by its owner until the clinic acts on it', async () => {
    const { vet, owner, visitId, bookingId, facilityId } = await newCalmClinic();
    const { seq } = await sendChatMessage(owner, visitId, 'We cannot come');
    await updateCalendarEntry(owner, bookingId, { status: 'CANCELED' });
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE', 'CALLED_OFF']);
    // Marking the message as done does not mark the later cancellation.
    await vet.call(markInboxDone, { body: { conversationId: visitId, seq } });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item?.title).toMatch(/^Canceled \w+ \d+ \w+ at 10:00$/);
    await book(vet, visitId, { start: at(now(), 8) });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('do not show a visit that the clinic itself canceled', async () => {
    const { vet, bookingId, facilityId } = await newCalmClinic();
    await updateCalendarEntry(vet, bookingId, { status: 'CANCELED' });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('list urgent items first, then the oldest, each once over all pages', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, facilityId } = clinic;
    const older = await repeatRequest(clinic);
    product().clock.advance(60);
    await sendChatMessage(owner, visitId, 'May we come earlier?');
    product().clock.advance(60);
    const urgent = await repeatRequest(clinic);
    await vet.call(updateEvent, {
      query: { id: urgent.id },
      body: { payload: { priority: 'HIGH' } },
    });
    const ids: (string | undefined)[] = [];
    let path: string | undefined;
    let cursor: string | undefined;
    do {
      const { json, headers } = await vet.send(readInbox, {
        query: { facilityId, limit: 1, ...(cursor && { cursor }) },
      });
      const page = json as AnswerOf<typeof readInbox>;
      expect(page).toMatchObject({ total: 3, urgent: 1 });
      ids.push(...page.items.map(({ conversationId }) => conversationId));
      [, path] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      cursor = path && (new URL(path, product().address).searchParams.get('cursor') ?? undefined);
    } while (cursor);
    expect(ids).toEqual([urgent.id, older.id, visitId]);
  });

  it('hide health texts from reception where reception does not answer requests', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, bookingId, facilityId } = clinic;
    const desk = await newColleague(product());
    await employ(product().pool, facilityId, desk.id, { roleId: SECRETARY });
    await repeatRequest(clinic, 'She limps');
    await sendChatMessage(owner, visitId, 'Neve is bleeding');
    expect(JSON.stringify(await inboxOf(desk, { facilityId }))).toContain('She limps');
    await disableReceptionAnswers(vet);
    await updateCalendarEntry(owner, bookingId, { status: 'CANCELED' });
    const hidden = await inboxOf(desk, { facilityId });
    expect(hidden.items.map(({ kind }) => kind)).toEqual(['REQUEST', 'MESSAGE', 'CALLED_OFF']);
    expect(JSON.stringify(hidden)).not.toMatch(/She limps|bleeding/);
    const seq = Math.max(...hidden.items.map((item) => item.seq));
    await desk.call(markInboxDone, { body: { conversationId: visitId, seq } });
    expect(await kindsFor(vet, facilityId)).toEqual(['REQUEST', 'MESSAGE']);
  });

  it('show a consultant only what is assigned to them', async () => {
    const clinic = await newCalmClinic();
    const { vet, facilityId } = clinic;
    const consultant = await newColleague(product());
    await employ(product().pool, facilityId, consultant.id, { roleId: CONSULTANT });
    const [theirs] = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await vet.call(updateEvent, {
      query: { id: theirs.id },
      body: { payload: { assigneeId: consultant.id } },
    });
    const { items, total } = await inboxOf(consultant, { facilityId });
    expect(items.map(({ conversationId }) => conversationId)).toEqual([theirs.id]);
    expect(total).toBe(1);
  });

  it('show nothing of other clinics and families', async () => {
    const [here, there] = [await newCalmClinic(), await newCalmClinic()];
    await repeatRequest(there);
    await sendChatMessage(there.owner, there.visitId, 'Hello?');
    expect(await kindsFor(here.vet)).toEqual([]);
    const own = await inboxOf(here.vet, { whose: 'EVERYONE' });
    expect(own.others).toBe(0);
    expect(Object.values(own.groups)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await kindsFor(here.owner)).toEqual([]);
    await expect(inboxOf(here.vet, { facilityId: there.facilityId })).rejects.toMatchObject({
      status: 404,
      code: 'FACILITY_UNKNOWN',
    });
    const body = { conversationId: there.visitId, seq: 1 };
    await expect(here.vet.call(markInboxDone, { body })).rejects.toMatchObject({ status: 404 });
    await expect(there.owner.call(markInboxDone, { body })).rejects.toMatchObject({ status: 403 });
  });
});
