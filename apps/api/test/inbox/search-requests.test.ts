import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { readConversationCursors } from '@zampa/contract/inbox/read-conversation-cursors';
import type { AnswerOf } from '@zampa/contract/call';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  newClinicWithClient,
  newRequest,
  newStartedRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

const SECRETARY = 5;
const CONSULTANT = 6;
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('GET /api/requests', () => {
  const product = useProduct();

  it('returns the newest request first, each once over all pages', async () => {
    const clinic = await newClinicWithClient(product());
    const requestIds: string[] = [];
    for (let number = 0; number < 5; number += 1)
      requestIds.unshift((await repeatRequest(clinic)).id);
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { json, headers } = await clinic.vet.send(readRequests, { query });
      const page = json as AnswerOf<typeof readRequests>;
      listed.push(...idsOf(page));
      expect(page.length).toBeLessThanOrEqual(2);
      const [, next] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
      cursor = next && (new URL(next, product().address).searchParams.get('cursor') ?? undefined);
    } while (cursor);
    expect(listed).toEqual(requestIds);
  });

  it('returns the fields of the contract and leaves out requests awaiting payment', async () => {
    const { vet, owner, id, pet } = await newRequest(product(), 'Non mangia');
    const [listed] = await vet.call(readRequests, { query: {} });
    expect(listed).toMatchObject({
      id,
      parent_id: null,
      type: 'HEALTH',
      category: 'CONSULTATION',
      seq: 0,
      file: null,
      payload: { status: 'NEW', note: 'Non mangia', source: 'APP', priority: 'MEDIUM' },
      user: { id: owner.id },
      family: { id: owner.familyId },
      facility: { id: vet.facility.id },
      assignee: null,
      pets: [{ id: pet.id }],
      lastEvent: null,
      lastMessage: null,
      lastUserMessage: null,
      proposal: null,
      lastBooking: null,
      appointment: null,
      unread: 0,
    });
    await product().pool.query(`update conversations set status = 'PENDING' where id = $1`, [id]);
    expect(await vet.call(readRequests, { query: {} })).toEqual([]);
    expect(idsOf(await vet.call(readRequests, { query: { status: 'pending' } }))).toEqual([id]);
  });

  it('returns a request to its owner, and not to strangers, other clinics or unassigned consultants', async () => {
    const { vet, owner, id } = await newRequest(product());
    const [stranger, otherVet] = [await newOwner(product()), await newVet(product())];
    const consultant = await newColleague(product());
    await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
    const listedTo = async (person: TestAccount) =>
      idsOf(await person.call(readRequests, { query: {} }));
    expect(await listedTo(owner)).toEqual([id]);
    for (const person of [stranger, otherVet, consultant])
      expect(await listedTo(person)).toEqual([]);
    const query = { facilityId: vet.facility.id };
    await expect(otherVet.call(readRequests, { query })).rejects.toMatchObject({ status: 404 });
    await expect(
      otherVet.call(searchRequests, { query, body: { payload: { status: ['NEW'] } } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('returns only assigned requests to a consultant at two clinics, and all requests of their own clinic', async () => {
    const [first, second] = [await newRequest(product()), await newRequest(product())];
    const { vet: consultant, id: ownId } = await newRequest(product());
    const assignedAt = async ({ vet, ...clinic }: typeof first) => {
      const { id: unassigned } = await repeatRequest({ vet, ...clinic });
      await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
      const payload = { assigneeId: consultant.id };
      await vet.call(updateEvent, { query: { id: clinic.id }, body: { payload } });
      return { facilityId: vet.facility.id, assigned: clinic.id, unassigned };
    };
    const places = [await assignedAt(first), await assignedAt(second)];
    const listedTo = async (query: { readonly facilityId?: string }) =>
      idsOf(await consultant.call(readRequests, { query })).toSorted();
    const assigned = places.map((place) => place.assigned);
    expect(await listedTo({})).toEqual([ownId, ...assigned].toSorted());
    for (const place of places)
      expect(await listedTo({ facilityId: place.facilityId })).toEqual([place.assigned]);
    // Without a clinic of their own they see only what is assigned to them.
    await employ(product().pool, consultant.facility.id, consultant.id, {
      roleId: CONSULTANT,
      status: 'REMOVED',
    });
    expect(await listedTo({})).toEqual(assigned.toSorted());
  });

  it.each(['x', 'W10', Buffer.from('["x","y"]').toString('base64url')])(
    'rejects the invalid cursor %s',
    async (cursor) => {
      const { vet } = await newRequest(product());
      await expect(vet.call(readRequests, { query: { cursor } })).rejects.toMatchObject({
        status: 400,
        code: 'VALIDATION',
      });
    },
  );

  it('counts new and open requests', async () => {
    const clinic = await newRequest(product());
    const query = { facilityId: clinic.vet.facility.id };
    await startConsultation(clinic.vet, (await repeatRequest(clinic)).id);
    expect(await clinic.vet.call(countRequests, { query })).toMatchObject({ new: 1, open: 1 });
  });
});

describe('POST /api/requests/search', () => {
  const product = useProduct();

  it('combines filters by status, pet, word and date', async () => {
    const first = await newRequest(product(), 'Zoppica da ieri');
    const second = await repeatRequest(first, 'Tosse');
    await startConsultation(first.vet, second.id);
    await sendChatMessage(first.vet, second.id, 'Give him 50% of it');
    const find = async (body: Parameters<typeof search>[1]) => idsOf(await search(first.vet, body));
    expect(await find({})).toEqual([second.id, first.id]);
    expect(await find({ payload: { status: ['new', 'closed'] } })).toEqual([first.id]);
    expect(await find({ payload: { message: ['ZOPPICA'] } })).toEqual([first.id]);
    expect(await find({ payload: { message: ['zoppica', '50%'] } })).toEqual([second.id, first.id]);
    expect(await find({ payload: { message: ['%'] } })).toEqual([]);
    expect(await find({ payload: { pets: [first.pet.id], status: ['OPEN'] } })).toEqual([
      second.id,
    ]);
    expect(await find({ payload: { pets: [crypto.randomUUID()] } })).toEqual([]);
    expect(await find({ category: ['VISIT'] })).toEqual([]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await find({ date_created: { from: tomorrow } })).toEqual([]);
    expect(await find({ date_created: { to: tomorrow } })).toHaveLength(2);
  });

  it('interprets dates in the time zone of the clinic', async () => {
    const { vet, id } = await newRequest(product());
    // In Rome, where the clinic is, this is already June 2.
    await product().pool.query(`update conversations set created_at = $1 where id = $2`, [
      '2026-06-01T22:00:00Z',
      id,
    ]);
    const find = async (from: string, to: string) =>
      idsOf(await search(vet, { date_created: { from, to } }));
    expect(await find('2026-06-02', '2026-06-02')).toEqual([id]);
    expect(await find('2026-05-01', '2026-06-01')).toEqual([]);
    expect(await find('2026-06-01T21:59:59Z', '2026-06-02')).toEqual([id]);
    expect(await find('2026-06-03', '2026-06-30')).toEqual([]);
  });

  const search = (person: TestAccount, body: object) =>
    person.call(searchRequests, { query: {}, body });

  it.each([
    { payload: { message: ['x'.repeat(201)] } },
    { payload: { status: ['SOON'] } },
    { date_created: { from: 'yesterday' } },
    { date_created: { from: '0000-01-01T00:00:00Z' } },
    { payload: { pets: Array.from({ length: 51 }, () => crypto.randomUUID()) } },
  ])('rejects an invalid filter (%#)', async (body) => {
    const { vet } = await newRequest(product());
    await expect(search(vet, body)).rejects.toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  it('hides health messages from reception where reception does not answer requests', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, 'Prurito');
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    const body = { payload: { message: ['prurito'] } };
    for (const reader of [vet, desk]) expect(idsOf(await search(reader, body))).toEqual([id]);
    await disableReceptionAnswers(vet);
    expect(await search(desk, body)).toEqual([]);
    const [listed] = await desk.call(readRequests, { query: {} });
    expect(listed?.lastMessage?.payload).toMatchObject({ hidden: true });
    expect(JSON.stringify(listed)).not.toContain('Prurito');
  });

  it('returns a diary to its owner and their clinic, and 404 to a stranger', async () => {
    const { vet, owner, id } = await newRequest(product());
    const params = { userId: owner.id };
    expect(idsOf(await owner.call(readDiary, { params, query: {} }))).toEqual([id]);
    expect(idsOf(await vet.call(searchDiary, { params, query: {}, body: {} }))).toEqual([id]);
    const stranger = await newVet(product());
    await expect(stranger.call(readDiary, { params, query: {} })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('GET /api/requests/{id}', () => {
  const product = useProduct();

  it('returns the latest 100 events, or those before or after a seq, in ascending order', async () => {
    const { owner, id } = await newRequest(product());
    await product().pool.query(
      `insert into events (id, conversation_id, seq, type, category, party, user_id, message, created_at, updated_at)
      select gen_random_uuid(), $1, n, 'CHAT', 'NONE', 'owner', $2, 'Message ' || n, now(), now()
      from generate_series(1, 250) n`,
      [id, owner.id],
    );
    await product().pool.query('update conversations set last_seq = 250 where id = $1', [id]);
    const seqs = async (query: { before?: number; after?: number }) => {
      const { events } = await owner.call(readRequest, { params: { id }, query });
      return events.map(({ seq }) => seq);
    };
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_none, at) => from + at);
    expect(await seqs({})).toEqual(range(151, 250));
    expect(await seqs({ before: 151 })).toEqual(range(51, 150));
    expect(await seqs({ before: 51 })).toEqual(range(1, 50));
    expect(await seqs({ after: 240 })).toEqual(range(241, 250));
    expect(await seqs({ after: 0 })).toEqual(range(1, 200));
    expect(await seqs({ after: 250 })).toEqual([]);
  });

  it('stores how far each side has read, never backwards or beyond the last event', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    for (const text of ['One', 'Two', 'Three']) await sendChatMessage(vet, id, text);
    const stateOf = async (person: TestAccount) => {
      const { unread, readSeq } = await person.call(readRequest, { params: { id }, query: {} });
      return { unread, readSeq };
    };
    const see = (seq: number) => owner.call(markSeen, { body: { conversationId: id, seq } });
    expect(await stateOf(owner)).toEqual({ unread: 3, readSeq: 0 });
    await see(3);
    expect(await stateOf(owner)).toEqual({ unread: 1, readSeq: 0 });
    await see(1);
    expect(await stateOf(vet)).toEqual({ unread: 0, readSeq: 3 });
    await see(999);
    expect(await stateOf(vet)).toEqual({ unread: 0, readSeq: 4 });
  });

  it('rejects the id of a message when a conversation is marked as seen', async () => {
    const { owner, id } = await newRequest(product());
    const message = await sendChatMessage(owner, id, 'Hello');
    const body = { conversationId: message.id, seq: 1 };
    await expect(owner.call(markSeen, { body })).rejects.toMatchObject({ status: 404 });
    expect(await countOf(product(), 'reads')).toBe(
      await countOf(product(), 'reads', 'conversation_id <> $1', [message.id]),
    );
  });

  it('lists the conversations changed since a time, latest first', async () => {
    const first = await newRequest(product());
    const since = product().clock.now().toISOString();
    const second = await repeatRequest(first);
    await sendChatMessage(first.owner, first.id, 'Hello');
    const heads = await first.vet.call(readConversationCursors, { query: { since } });
    expect(heads).toMatchObject([
      { conversationId: first.id, seq: 1, unread: 1 },
      { conversationId: second.id, seq: 0, unread: 0 },
    ]);
    expect(
      await first.vet.call(readConversationCursors, { query: { since, limit: 1 } }),
    ).toHaveLength(1);
  });
});
