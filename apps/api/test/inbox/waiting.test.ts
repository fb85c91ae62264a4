import type { AnswerOf } from '@zampa/contract/call';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { deleteEvent } from '@zampa/contract/inbox/delete-event';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newOwner, signedIn, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, end, newPet, start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { askForVisit, at, book, change, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;
const CONSULTANT = 6;
const nothing = {
  new: 0,
  unread: 0,
  visitsUnread: 0,
  toBeConfirmed: 0,
  toBeBooked: 0,
  waiting: 0,
  awaitingPayment: 0,
};

describe('what waits for a clinic — GET /api/requests/count, POST /api/requests/search', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  /** A clinic whose first visit is booked, so that nothing waits. */
  async function newCalmClinic() {
    const clinic = await newOpenClinic(product());
    const { id: bookingId } = await book(clinic.vet, clinic.visitId, { start: at(now(), 3) });
    const countsFor = (person: TestAccount) =>
      person
        .call(countRequests, { query: { facilityId: clinic.facilityId } })
        .then(({ open: _open, ...waiting }) => waiting);
    return { ...clinic, bookingId, countsFor, counts: () => countsFor(clinic.vet) };
  }

  /** The waiting conversations in their order, page by page, and how many there are said to be. */
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

  it('is a message in a booked visit, until it is read, answered or taken back', async () => {
    const { vet, owner, visitId, counts, countsFor, facilityId } = await newCalmClinic();
    expect(await counts()).toEqual(nothing);
    const { id: eventId } = await write(owner, visitId, 'Neve is bleeding');
    expect(await counts()).toEqual({ ...nothing, visitsUnread: 1, waiting: 1 });
    expect(await waitingFor(vet, { facilityId })).toEqual([visitId]);
    await owner.call(deleteEvent, { query: { id: eventId } });
    expect(await counts()).toEqual(nothing);

    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await write(owner, visitId, 'Neve is bleeding');
    await read(vet, visitId);
    expect(await counts()).toEqual(nothing);
    expect(await countsFor(colleague)).toMatchObject({ visitsUnread: 1 });
    await start(vet, visitId);
    await write(vet, visitId, 'Come at once');
    expect(await countsFor(colleague)).toEqual(nothing);
  });

  it('is a consultation that is new, and one in progress with a message', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, counts } = clinic;
    const { id } = await repeatRequest(clinic);
    await write(owner, id, 'Hello?');
    expect(await counts()).toEqual({ ...nothing, new: 1, waiting: 1 });
    await start(vet, id);
    expect(await counts()).toEqual({ ...nothing, unread: 1, waiting: 1 });
    await end(vet, id);
    expect(await counts()).toEqual(nothing);
  });

  it('is a time that is asked for, unless the family is to choose one', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, counts } = clinic;
    const visitId = await askForVisit(clinic);
    expect(await counts()).toEqual({ ...nothing, toBeBooked: 1, waiting: 1 });
    const { id } = await book(owner, visitId, { start: at(now(), 4) });
    expect(await counts()).toEqual({ ...nothing, toBeConfirmed: 1, waiting: 1 });
    const times = [{ start: at(now(), 5), end: at(now(), 5, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await counts()).toEqual(nothing);
    await change(vet, id, { status: 'NEW' });
    expect(await counts()).toEqual(nothing);
    await change(vet, id, { status: 'CANCELED' });
    expect(await counts()).toEqual(nothing);
  });

  it('comes most pressing first, each once over all pages', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, facilityId } = clinic;
    const first = await repeatRequest(clinic);
    product().clock.advance(60);
    await write(owner, visitId, 'May we come earlier?');
    product().clock.advance(60);
    const wish = await askForVisit(clinic);
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

  it('is told how much there is of a pet, or with a word', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, pet, visitId, facilityId } = clinic;
    const other = await newPet(owner, 'Kira');
    const { id: second } = await repeatRequest({ ...clinic, pet: other });
    product().clock.advance(60);
    await write(owner, visitId, 'May we come earlier?');
    const waits = (payload: object) => waitingFor(vet, { facilityId }, { limit: 1, payload });
    expect(await waits({})).toEqual([second, visitId]);
    expect(await waits({ pets: [pet.id] })).toEqual([visitId]);
    expect(await waits({ pets: [other.id] })).toEqual([second]);
    expect(await waits({ message: ['earlier'] })).toEqual([visitId]);
  });

  it('is for consultants what they are in charge of, and for strangers nothing', async () => {
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

  it('stands on the entry of the calendar', async () => {
    const { vet, owner, visitId, facilityId } = await newCalmClinic();
    const entries = async () => {
      const [from, to] = [at(now(), 0).slice(0, 10), at(now(), 6).slice(0, 10)];
      const found = await vet.call(readCalendar, { query: { facilityId, from, to } });
      return found.map(({ unread }) => unread);
    };
    expect(await entries()).toEqual([0]);
    await write(owner, visitId, 'One');
    await write(owner, visitId, 'Two');
    expect(await entries()).toEqual([2]);
    await read(vet, visitId);
    expect(await entries()).toEqual([0]);
  });

  it('is for owners an answer that they have not read, or times to choose from', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner } = clinic;
    expect(await waitingFor(owner)).toEqual([]);
    const { id } = await repeatRequest(clinic);
    await start(vet, id);
    await write(vet, id, 'Start the drops tonight');
    await end(vet, id);
    const visitId = await askForVisit(clinic);
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

  it('is the owner’s turn no more once the times have run out', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    const times = [{ start: at(now(), 9), end: at(now(), 9, '10:30'), resource: vet.id }];
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: visitId, payload: { eventAction: 'PROPOSE_TIME', times } },
    });
    expect(await waitingFor(owner)).toEqual([visitId]);
    product().clock.advance(49 * 3600);
    const later = { ...owner, ...(await signedIn(owner, owner.email)) };
    expect(await waitingFor(later)).toEqual([]);
  });
});
