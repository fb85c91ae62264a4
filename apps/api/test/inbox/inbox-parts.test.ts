import type { QueryInput } from '@zampa/contract/call';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { updateEvent } from '@zampa/contract/inbox/update-event';
import { employ } from '@zampa/testing/memberships';
import { newColleague, type TestAccount } from '@zampa/testing/people';
import { repeatRequest, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { askForVisit, change } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { calmClinic } from './calm-clinic.ts';

const VETERINARIAN = 3;

describe('parts of what waits — GET /api/inbox', () => {
  const product = useProduct();
  const newCalmClinic = () => calmClinic(product());
  const inboxOf = (person: TestAccount, query: QueryInput<typeof readInbox> = {}) =>
    person.call(readInbox, { query });

  it('counts each group over all pages, and shows one alone in pages of its own', async () => {
    const clinic = await newCalmClinic();
    const { vet, owner, visitId, bookingId, facilityId } = clinic;
    const requests = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await askForVisit(clinic);
    await write(owner, visitId, 'May we come earlier?');
    await change(owner, bookingId, { status: 'CANCELED' });
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

  it('leaves out what colleagues are in charge of for who asks for their own, and says how much', async () => {
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
    const idsFor = async (person: TestAccount, whose: 'MINE' | 'EVERYONE') => {
      const { items, total, groups, others } = await inboxOf(person, { facilityId, whose });
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

  it.each([{ group: 'CATS' }, { whose: 'THEIRS' }])('refuses %o', async (query) => {
    const { vet, facilityId } = await newCalmClinic();
    const { status, json } = await vet.send(readInbox, {
      query: { facilityId, ...(query as object) },
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({ code: 'VALIDATION', errors: [{ field: Object.keys(query)[0] }] });
  });
});
