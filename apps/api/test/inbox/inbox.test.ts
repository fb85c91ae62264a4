import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import type { AnswerOf, QueryInput } from '@zampa/contract/call';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { joinFacility } from '@zampa/contract/clients/join-facility';
import { markInboxDone } from '@zampa/contract/inbox/mark-inbox-done';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { employ, keepFromReception } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { appointmentOf, askForVisit, at, book, change } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { calmClinic } from './calm-clinic.ts';

const [VETERINARIAN, SECRETARY, CONSULTANT] = [3, 5, 6];

describe('what waits for somebody — GET /api/inbox, PUT /api/inbox/done', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  const inboxOf = (person: TestAccount, query: QueryInput<typeof readInbox> = {}) =>
    person.call(readInbox, { query });
  /** The kinds that wait, in their order. */
  const kindsFor = async (person: TestAccount, facilityId?: string) => {
    const { items, total } = await inboxOf(person, facilityId ? { facilityId } : {});
    expect(total).toBe(items.length);
    return items.map(({ kind }) => kind);
  };
  const newCalmClinic = () => calmClinic(product());
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

  it('tells staff of a new request, with who, which pet and what was written', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, facilityId } = clinic;
    expect(await inboxOf(vet, { facilityId })).toEqual({
      total: 0,
      urgent: 0,
      groups: { MESSAGES: 0, REQUESTS: 0, TIMES: 0, CALLED_OFF: 0, PAYMENTS: 0, TO_JOIN: 0 },
      others: 0,
      items: [],
    });
    const asked = now().toISOString();
    const { id } = await repeatRequest(clinic, 'She limps');
    await write(owner, id, 'On the left');
    const { total, urgent, items } = await inboxOf(vet, { facilityId });
    expect({ total, urgent }).toEqual({ total: 1, urgent: 0 });
    const since = items[0]?.since ?? '';
    expect(asked <= since && since <= now().toISOString()).toBe(true);
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

  it('holds a message of any category until it is answered, whoever has read it', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const { seq } = await write(owner, visitId, 'The stitches are bleeding');
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item).toMatchObject({
      kind: 'MESSAGE',
      conversationId: visitId,
      text: 'The stitches are bleeding',
      url: `/workspace/requests?list=visits&conversation=${visitId}`,
    });
    expect(item?.title).toMatch(/^In the visit of \w+ \d+ \w+ at 10:00$/);
    await vet.call(markSeen, { body: { conversationId: visitId, seq } });
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE']);
    await start(vet, visitId);
    await write(vet, visitId, 'Come at once');
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('lets go of what is marked as done, for everybody, and not of what has come since', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const first = await write(owner, visitId, 'Thank you');
    product().clock.advance(60);
    const laterAt = now().toISOString();
    const later = await write(owner, visitId, 'One more thing');
    const done = (seq: number) =>
      vet.call(markInboxDone, { body: { conversationId: visitId, seq } });
    await done(first.seq);
    const [item] = (await inboxOf(colleague, { facilityId })).items;
    expect(item).toMatchObject({ kind: 'MESSAGE', text: 'One more thing' });
    expect(item && item.since >= laterAt).toBe(true);
    await done(later.seq);
    await done(first.seq);
    expect(await kindsFor(colleague, facilityId)).toEqual([]);
    await write(owner, visitId, 'And another');
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE']);
  });

  it('tells of a time that is asked for, until it is confirmed', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, facilityId } = clinic;
    const visitId = await askForVisit(clinic);
    expect((await inboxOf(vet, { facilityId })).items).toMatchObject([
      { kind: 'TIME_ASKED', conversationId: visitId, title: 'Asks for an appointment' },
    ]);
    const { id } = await book(owner, visitId, { start: at(now(), 4, '11:00') });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    const dateUpdated = (await appointmentOf(vet, visitId))?.dateUpdated;
    const booking = { id, status: 'TO_BE_CONFIRMED', ended: false, dateUpdated };
    expect(item).toMatchObject({ kind: 'TIME_ASKED', text: 'Visit', booking });
    expect(item?.title).toMatch(/^Asks for .*11:00$/);
    await change(vet, id, { status: 'NEW' });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('says of a time that is asked for that its client has left since', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, facilityId } = clinic;
    const { id } = await book(owner, await askForVisit(clinic), { start: at(now(), 4, '11:00') });
    await owner.call(leaveFacility, {
      query: { id_facility: facilityId, id_family: owner.familyId },
    });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item).toMatchObject({ kind: 'TIME_ASKED', booking: { id, ended: true } });
    await expect(change(vet, id, { status: 'NEW' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has the owner choose of proposed times, and tells the clinic which', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, facilityId } = clinic;
    const visitId = await askForVisit(clinic);
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

  it('tells of a visit that its owner calls off, until the clinic does something about it', async () => {
    const { vet, owner, visitId, bookingId, facilityId } = await newCalmClinic();
    const { seq } = await write(owner, visitId, 'We cannot come');
    await change(owner, bookingId, { status: 'CANCELED' });
    expect(await kindsFor(vet, facilityId)).toEqual(['MESSAGE', 'CALLED_OFF']);
    // Who marks what they have seen does not mark what they have not.
    await vet.call(markInboxDone, { body: { conversationId: visitId, seq } });
    const [item] = (await inboxOf(vet, { facilityId })).items;
    expect(item?.title).toMatch(/^Called off \w+ \d+ \w+ at 10:00$/);
    await book(vet, visitId, { start: at(now(), 8) });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('tells nobody of what the clinic itself calls off', async () => {
    const { vet, bookingId, facilityId } = await newCalmClinic();
    await change(vet, bookingId, { status: 'CANCELED' });
    expect(await kindsFor(vet, facilityId)).toEqual([]);
  });

  it('comes urgent first, then what waits longest, each once over all pages', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, facilityId } = clinic;
    const older = await repeatRequest(clinic);
    product().clock.advance(60);
    await write(owner, visitId, 'May we come earlier?');
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

  it('tells the desk of a clinic whose reception does not answer nothing about health', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, bookingId, facilityId } = clinic;
    const desk = await newColleague(product());
    await employ(product().pool, facilityId, desk.id, { roleId: SECRETARY });
    await repeatRequest(clinic, 'She limps');
    await write(owner, visitId, 'Neve is bleeding');
    expect(JSON.stringify(await inboxOf(desk, { facilityId }))).toContain('She limps');
    await keepFromReception(vet);
    await change(owner, bookingId, { status: 'CANCELED' });
    const hidden = await inboxOf(desk, { facilityId });
    expect(hidden.items.map(({ kind }) => kind)).toEqual(['REQUEST', 'MESSAGE', 'CALLED_OFF']);
    expect(JSON.stringify(hidden)).not.toMatch(/She limps|bleeding/);
    const seq = Math.max(...hidden.items.map((item) => item.seq));
    await desk.call(markInboxDone, { body: { conversationId: visitId, seq } });
    expect(await kindsFor(vet, facilityId)).toEqual(['REQUEST', 'MESSAGE']);
  });

  it('holds for a consultant what is assigned to them', async () => {
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

  it('tells admins, and no others, who asks to join the staff', async () => {
    const { vet, facilityId } = await newCalmClinic();
    const [nina, colleague] = [await newColleague(product()), await newColleague(product())];
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await nina.call(joinFacility, {
      body: { facilityCode: vet.facility.code, userId: nina.id },
    });
    expect((await inboxOf(vet, { facilityId })).items).toMatchObject([
      { kind: 'JOIN', person: { id: nina.id }, url: '/workspace/team' },
    ]);
    expect(await kindsFor(colleague, facilityId)).toEqual([]);
  });

  it('holds nothing of other clinics and families, however much waits there', async () => {
    const [here, there] = [await newCalmClinic(), await newCalmClinic()];
    await repeatRequest(there);
    await write(there.owner, there.visitId, 'Hello?');
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
