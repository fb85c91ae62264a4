import type { QueryInput } from '@zampa/contract/call';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { requestVisit, updateCalendarEntry } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { clinicWithEmptyInbox } from './clinic-with-empty-inbox.ts';

const VETERINARIAN = 3;

describe('GET /api/inbox — groups and filters', () => {
  const product = useProduct();
  const newCalmClinic = () => clinicWithEmptyInbox(product());
  const inboxOf = (person: TestAccount, query: QueryInput<typeof readInbox> = {}) =>
    person.call(readInbox, { query });

  it('counts each group over all pages and pages through a single group', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, bookingId, facilityId } = clinic;
    const requests = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await requestVisit(clinic);
    await sendChatMessage(owner, visitId, 'May we come earlier?');
    await updateCalendarEntry(owner, bookingId, { status: 'CANCELED' });
    const groups = {
      MESSAGES: 1,
      REQUESTS: 2,
      TIMES: 1,
      CALLED_OFF: 1,
      PAYMENTS: 0,
      TO_JOIN: 0,
    };
    const all = await inboxOf(vet, { facilityId, limit: 1 });
    expect(all).toMatchObject({ total: 5, groups, others: 0 });
    expect(all.items).toHaveLength(1);
    const first = await vet.send(readInbox, {
      query: { facilityId, group: 'REQUESTS', limit: 1 },
    });
    expect(first.json).toMatchObject({ total: 2, groups, items: [{ kind: 'REQUEST' }] });
    const [, path = ''] = /^<([^>]+)>/.exec(first.headers.get('link') ?? '') ?? [];
    const next = new URL(path, product().address).searchParams;
    expect(next.get('group')).toBe('REQUESTS');
    const second = await inboxOf(vet, {
      facilityId,
      group: 'REQUESTS',
      limit: 1,
      cursor: next.get('cursor') ?? '',
    });
    expect(second.items.map(({ conversationId }) => conversationId)).toEqual([requests[1]?.id]);
    expect(await inboxOf(vet, { facilityId, group: 'PAYMENTS' })).toMatchObject({
      total: 0,
      groups,
      items: [],
    });
  });

  it('leaves out requests assigned to colleagues with whose=MINE and counts them as others', async () => {
    const clinic = await newCalmClinic();
    const { vet, facilityId } = clinic;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    const [mine, theirs, nobodys] = [
      await repeatRequest(clinic),
      await repeatRequest(clinic),
      await repeatRequest(clinic),
    ];
    for (const [id, assigneeId] of [
      [mine.id, vet.id],
      [theirs.id, colleague.id],
    ] as const)
      await vet.call(updateEvent, { query: { id }, body: { payload: { assigneeId } } });
    const idsFor = async (person: TestAccount, scope: 'MINE' | 'EVERYONE') => {
      const { items, total, groups, others } = await inboxOf(person, { facilityId, whose: scope });
      expect(groups.REQUESTS).toBe(total);
      return { ids: items.map(({ conversationId }) => conversationId), others };
    };
    expect(await idsFor(vet, 'MINE')).toEqual({ ids: [mine.id, nobodys.id], others: 1 });
    expect(await idsFor(colleague, 'MINE')).toEqual({ ids: [theirs.id, nobodys.id], others: 1 });
    const everyone = { ids: [mine.id, theirs.id, nobodys.id], others: 1 };
    expect(await idsFor(vet, 'EVERYONE')).toEqual(everyone);
    const { items } = await inboxOf(vet, { facilityId });
    expect(items.map(({ conversationId }) => conversationId)).toEqual(everyone.ids);
  });

  it.each([{ group: 'CATS' }, { whose: 'THEIRS' }])('rejects %o with 400', async (query) => {
    const { vet, facilityId } = await newCalmClinic();
    const { status, json } = await vet.send(readInbox, {
      query: { facilityId, ...(query as object) },
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'VALIDATION', errors: [{ field: Object.keys(query)[0] }] });
  });
});
