import type { AnswerOf } from '@zampa/contract/call';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { createEvent } from '@zampa/contract/requests/create-event';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, openSession, type TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  endService,
  newPet,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import {
  requestVisit,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;
const CONSULTANT = 6;
const nothing = {
  new: 0,
  inProgressWaiting: 0,
  visitsWaiting: 0,
  toBeConfirmed: 0,
  toBeBooked: 0,
  waiting: 0,
  awaitingPayment: 0,
};

describe('waiting conversations — GET /api/requests/count, POST /api/requests/search', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** Creates a clinic whose first visit is booked, so that nothing is waiting. */
  async function newCalmClinic() {
    const clinic = await newOpenClinic(product());
    const { id: bookingId } = await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    const countsFor = (person: TestAccount) =>
      person
        .call(countRequests, { query: { facilityId: clinic.facilityId } })
        .then(({ open: _open, ...waiting }) => waiting);
    return { ...clinic, bookingId, countsFor, counts: () => countsFor(clinic.vet) };
  }

  /** Reads the waiting conversations page by page, in order, and checks the reported total. */
  async function waitingFor(
    person: TestAccount,
    query: object = {},
    { limit = 30, payload = {} } = {},
  ) {
    const ids: string[] = [];
    const totals = new Set<string | null>();
    let cursor: string | undefined;
    do {
      const { json, headers } = await person.send(searchRequests, {
        query: { ...query, limit, ...(cursor && { cursor }) },
        body: { waiting: 'ALL', payload },
      });
      ids.push(...(json as AnswerOf<typeof searchRequests>).map(({ id }) => id));
      totals.add(headers.get('x-total-count'));
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      cursor = next && (new URL(next, product().address).searchParams.get('cursor') ?? undefined);
    } while (cursor);
    expect([...totals]).toEqual([String(ids.length)]);
    return ids;
  }

  const read = async (person: TestAccount, conversationId: string) => {
    const { seq } = await person.call(readRequest, { params: { id: conversationId } });
    await person.call(markSeen, { body: { conversationId, seq } });
  };

  it('include a booked visit with a message until it is read, answered or unsent', async () => {
    const { vet, owner, visitId, counts, countsFor, facilityId } = await newCalmClinic();
    expect(await counts()).toEqual(nothing);
    const { id: eventId } = await sendChatMessage(owner, visitId, 'Neve is bleeding');
    expect(await counts()).toEqual({ ...nothing, visitsWaiting: 1, waiting: 1 });
    expect(await waitingFor(vet, { facilityId })).toEqual([visitId]);
    await owner.call(deleteEvent, { query: { id: eventId } });
    expect(await counts()).toEqual(nothing);

    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await sendChatMessage(owner, visitId, 'Neve is bleeding');
    await read(vet, visitId);
    expect(await counts()).toEqual(nothing);
    expect(await countsFor(colleague)).toMatchObject({ visitsWaiting: 1 });
    await startConsultation(vet, visitId);
    await sendChatMessage(vet, visitId, 'Come at once');
    expect(await countsFor(colleague)).toEqual(nothing);
  });

  it('include new consultations, and those in progress with an unread message', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, counts } = clinic;
    const { id } = await repeatRequest(clinic);
    await sendChatMessage(owner, id, 'Hello?');
    expect(await counts()).toEqual({ ...nothing, new: 1, waiting: 1 });
    await startConsultation(vet, id);
    expect(await counts()).toEqual({ ...nothing, inProgressWaiting: 1, waiting: 1 });
    await endService(vet, id);
    expect(await counts()).toEqual(nothing);
  });

  it('include a requested time unless times were proposed to the family', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, counts } = clinic;
    const visitId = await requestVisit(clinic);
    expect(await counts()).toEqual({ ...nothing, visitsWaiting: 1, toBeBooked: 1, waiting: 1 });
    const { id } = await book(owner, visitId, { start: at(now(), 4) });
    expect(await counts()).toEqual({ ...nothing, visitsWaiting: 1, toBeConfirmed: 1, waiting: 1 });
    const times = [{ start: at(now(), 5), end: at(now(), 5, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await counts()).toEqual(nothing);
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    expect(await counts()).toEqual(nothing);
    await updateCalendarEntry(vet, id, { status: 'CANCELED' });
    expect(await counts()).toEqual(nothing);
  });

  it('are sorted by urgency, each once over all pages', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, facilityId } = clinic;
    const first = await repeatRequest(clinic);
    product().clock.advance(60);
    await sendChatMessage(owner, visitId, 'May we come earlier?');
    product().clock.advance(60);
    const wish = await requestVisit(clinic);
    product().clock.advance(60);
    const urgent = await repeatRequest(clinic);
    await vet.call(updateEvent, {
      query: { id: urgent.id },
      body: { payload: { priority: 'HIGH' } },
    });
    const all = [urgent.id, first.id, visitId, wish];
    expect(await waitingFor(vet, { facilityId })).toEqual(all);
    expect(await waitingFor(vet, { facilityId }, { limit: 1 })).toEqual(all);
  });

  it('are counted correctly when filtered by pet or by word', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, visitId, facilityId } = clinic;
    const other = await newPet(owner, 'Kira');
    const { id: second } = await repeatRequest({ ...clinic, pet: other });
    product().clock.advance(60);
    await sendChatMessage(owner, visitId, 'May we come earlier?');
    const waits = (payload: object) => waitingFor(vet, { facilityId }, { limit: 1, payload });
    expect(await waits({})).toEqual([second, visitId]);
    expect(await waits({ pets: [pet.id] })).toEqual([visitId]);
    expect(await waits({ pets: [other.id] })).toEqual([second]);
    expect(await waits({ message: ['earlier'] })).toEqual([visitId]);
  });

  it('include only assigned conversations for a consultant, and none for a stranger', async () => {
    const clinic = await newCalmClinic();
    const { vet, facilityId, countsFor } = clinic;
    const mine = await repeatRequest(clinic);
    await repeatRequest(clinic);
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: CONSULTANT });
    expect(await countsFor(colleague)).toEqual(nothing);
    await vet.call(updateEvent, {
      query: { id: mine.id },
      body: { payload: { assigneeId: colleague.id } },
    });
    expect(await countsFor(colleague)).toMatchObject({ new: 1, waiting: 1 });
    expect(await waitingFor(colleague, { facilityId })).toEqual([mine.id]);
    expect(await waitingFor(await newOwner(product()))).toEqual([]);
  });

  it('show their unread count on the calendar entry', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const entries = async () => {
      const [from, to] = [at(now(), 0).slice(0, 10), at(now(), 6).slice(0, 10)];
      const found = await vet.call(readCalendar, { query: { facilityId, from, to } });
      return found.map(({ unread }) => unread);
    };
    expect(await entries()).toEqual([0]);
    await sendChatMessage(owner, visitId, 'One');
    await sendChatMessage(owner, visitId, 'Two');
    expect(await entries()).toEqual([2]);
    await read(vet, visitId);
    expect(await entries()).toEqual([0]);
  });

  it('include an unread answer and proposed times for owners', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner } = clinic;
    expect(await waitingFor(owner)).toEqual([]);
    const { id } = await repeatRequest(clinic);
    await startConsultation(vet, id);
    await sendChatMessage(vet, id, 'Start the drops tonight');
    await endService(vet, id);
    const visitId = await requestVisit(clinic);
    const times = [{ start: at(now(), 5), end: at(now(), 5, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await waitingFor(owner)).toEqual([visitId, id]);
    const { proposal, lastEvent } = await owner.call(readRequest, { params: { id: visitId } });
    expect(proposal?.payload.times).toEqual(times);
    expect(lastEvent).toEqual(proposal);
    await read(owner, id);
    await owner.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT', start: at(now(), 5) },
      },
    });
    expect(await waitingFor(owner)).toEqual([]);
    expect(await owner.call(readRequest, { params: { id: visitId } })).toMatchObject({
      proposal: null,
    });
  });

  it('no longer include a visit for its owner once the proposed times have expired', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const times = [{ start: at(now(), 9), end: at(now(), 9, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await waitingFor(owner)).toEqual([visitId]);
    product().clock.advance(49 * 3600);
    const later = { ...owner, ...(await openSession(owner, owner.email)) };
    expect(await waitingFor(later)).toEqual([]);
  });
});
