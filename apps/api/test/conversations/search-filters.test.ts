import { type ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import { fillFacility } from '@zampa/testing/many-requests';
import { employ } from '@zampa/testing/memberships';
import {
  joinClinic,
  newColleague,
  newOwner,
  type Owner,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { cancelAndRebookVisits } from './cancel-and-rebook-visits.ts';

const VETERINARIAN = 3;
const LIMIT = 20;

type Fact = {
  readonly id: string;
  readonly category: string;
  readonly status: 'NEW' | 'OPEN' | 'PENDING' | 'CLOSED';
  readonly price: number;
  readonly isPaid: boolean;
  readonly isCalledOff: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly familyId: string;
  readonly facilityId: string;
  readonly assigneeId: string | null;
  readonly priority: 'LOW' | 'MEDIUM' | 'HIGH';
  readonly petIds: readonly string[];
  /** The searchable text: the note and all messages. */
  readonly text: string;
};

type Scene = {
  readonly vet: Vet;
  readonly colleague: TestPerson;
  readonly owners: readonly Owner[];
  readonly petIds: readonly string[];
  readonly facts: readonly Fact[];
};

describe.each([
  { size: 'few', count: 60 },
  { size: 'a hundred times as many', count: 6000 },
])('filters of the conversation search, with $size conversations', ({ count }) => {
  const product = useProduct();
  let scene: Scene;
  beforeAll(async () => {
    scene = await newScene(product(), count);
  });

  it.each(forms)('return only matches: $label', async ({ filter, holds, statuses = LISTED }) => {
    const { vet, facts } = scene;
    const body = filter(scene);
    const expected = facts.filter((fact) => statuses.includes(fact.status) && holds(fact, scene));
    const ids = (list: readonly Fact[]) => list.slice(0, LIMIT).map(({ id }) => id);

    const inRequests = await runSearch(product(), () =>
      vet.call(searchRequests, { query: { limit: LIMIT }, body }),
    );
    // Lists consultations only, unless the filter names categories.
    const named = body.category !== undefined;
    expect(inRequests.ids).toEqual(
      ids(expected.filter(({ category }) => named || category === 'CONSULTATION')),
    );
    const inDiary = await runSearch(product(), () =>
      vet.call(searchDiary, { params: { userId: vet.id }, query: { limit: LIMIT }, body }),
    );
    expect(inDiary.ids).toEqual(ids(expected));
    // One statement for authentication and one for the list.
    expect(inRequests.statements).toHaveLength(2);
    expect(inDiary.statements).toHaveLength(2);
  });

  it("restrict an owner's search to conversations of their own family", async () => {
    const [owner] = scene.owners;
    if (!owner) throw new Error('nobody asks');
    const body = { payload: { message: ['visita', 'zoppica'], status: ['CLOSED'] } } as const;
    const { ids, statements } = await runSearch(product(), () =>
      owner.call(searchRequests, { query: { limit: LIMIT }, body: structuredClone(body) as never }),
    );
    const expected = scene.facts.filter(
      ({ familyId, text, status, category }) =>
        familyId === owner.familyId &&
        status === 'CLOSED' &&
        category === 'CONSULTATION' &&
        /Zoppica|visite/.test(text),
    );
    expect(ids).toEqual(expected.slice(0, LIMIT).map(({ id }) => id));
    expect(statements).toHaveLength(2);
  });
});

const LISTED: readonly Fact['status'][] = ['NEW', 'OPEN', 'CLOSED'];
const FROM = '2025-01-01T00:20:00.000Z';
const TO = '2025-01-01T00:40:00.000Z';

type Form = {
  readonly label: string;
  readonly filter: (scene: Scene) => ConversationFilter;
  readonly holds: (fact: Fact, scene: Scene) => boolean;
  readonly statuses?: readonly Fact['status'][];
};

const isUrgent = ({ priority }: Fact) => priority === 'HIGH';
const forms: readonly Form[] = [
  { label: 'no filter', filter: () => ({}), holds: () => true },
  { label: 'type', filter: () => ({ type: ['HEALTH', 'DIARY'] }), holds: () => true },
  { label: 'unknown type', filter: () => ({ type: ['CALENDAR'] }), holds: () => false },
  {
    label: 'category',
    filter: () => ({ category: ['visit', 'BIRTH'] }),
    holds: ({ category }) => category === 'VISIT',
  },
  {
    label: 'status',
    filter: () => ({ payload: { status: ['NEW', 'PENDING'] } }),
    statuses: ['NEW', 'PENDING'],
    holds: () => true,
  },
  {
    label: 'created in a period',
    filter: () => ({ date_created: { from: FROM, to: TO } }),
    holds: ({ createdAt }) => createdAt >= FROM && createdAt <= TO,
  },
  {
    label: 'changed since',
    filter: () => ({ date_updated: { from: '2025-01-02T00:50:00.000Z' } }),
    holds: ({ updatedAt }) => updatedAt >= '2025-01-02T00:50:00.000Z',
  },
  {
    label: 'due payment',
    filter: () => ({ payload: { payment: ['TO_BE_PAID'] } }),
    holds: (fact) => paymentStatusOf(fact) === 'TO_BE_PAID',
  },
  {
    label: 'free or waiting payment, by name',
    filter: () => ({ payload: { payment: ['FREE', 'PENDING'] } }),
    statuses: [...LISTED, 'PENDING'],
    holds: (fact) => ['FREE', 'PENDING'].includes(paymentStatusOf(fact)),
  },
  {
    label: 'payment status without matches',
    filter: () => ({ payload: { payment: ['UNKNOWN'] } }),
    holds: ({ price, isPaid, isCalledOff }) => price > 0 && !isPaid && isCalledOff,
  },
  {
    label: 'successful payment',
    filter: () => ({ payload: { payment: ['PAID'] } }),
    holds: (fact) => paymentStatusOf(fact) === 'PAID',
  },
  {
    label: 'failed payment',
    filter: () => ({ payload: { payment: ['FAILED'] } }),
    holds: () => false,
  },
  {
    label: 'pets',
    filter: ({ petIds }) => ({ payload: { pets: petIds.slice(0, 2) } }),
    holds: (fact, { petIds }) => petIds.slice(0, 2).some((id) => fact.petIds.includes(id)),
  },
  {
    label: 'families',
    filter: ({ owners }) => ({
      payload: { families: owners.slice(1).map(({ familyId }) => familyId) },
    }),
    holds: (fact, { owners }) => owners.slice(1).some(({ familyId }) => familyId === fact.familyId),
  },
  {
    label: 'assignees within one family',
    filter: ({ colleague, owners }) => ({
      payload: {
        assignees: [colleague.id],
        families: owners.slice(0, 1).map(({ familyId }) => familyId),
      },
    }),
    holds: (fact, { colleague, owners }) =>
      fact.assigneeId === colleague.id && fact.familyId === owners[0]?.familyId,
  },
  {
    label: 'assignees',
    filter: ({ colleague }) => ({ payload: { assignees: [colleague.id] } }),
    holds: (fact, { colleague }) => fact.assigneeId === colleague.id,
  },
  {
    label: 'assignees, and unassigned',
    filter: ({ colleague }) => ({ payload: { assignees: [colleague.id], unassigned: true } }),
    holds: ({ assigneeId }, { colleague }) => assigneeId === null || assigneeId === colleague.id,
  },
  { label: 'priority', filter: () => ({ payload: { priority: ['HIGH'] } }), holds: isUrgent },
  {
    label: 'facilities, including one of another tenant',
    filter: ({ vet }) => ({ payload: { facilities: [vet.facility.id, crypto.randomUUID()] } }),
    holds: () => true,
  },
  {
    label: 'facilities of another tenant',
    filter: () => ({ payload: { facilities: [crypto.randomUUID()] } }),
    holds: () => false,
  },
  {
    label: 'one word of many conversations',
    filter: () => ({ payload: { message: ['tosse'] } }),
    holds: ({ text }) => text.includes('Tosse'),
  },
  {
    label: 'an inflected word, or another word',
    filter: () => ({ payload: { message: ['visita', '?!', 'VACCINATIONS'] } }),
    holds: ({ text }) => /visite|Vaccinated/.test(text),
  },
  {
    label: 'all filters together',
    filter: ({ petIds, colleague }) => ({
      type: ['HEALTH'],
      category: ['CONSULTATION'],
      date_created: { from: FROM },
      payload: {
        status: ['CLOSED'],
        pets: [...petIds],
        payment: ['FREE'],
        message: ['perche'],
        assignees: [colleague.id],
      },
    }),
    statuses: ['CLOSED'],
    holds: (fact, { colleague }) =>
      fact.category === 'CONSULTATION' &&
      fact.createdAt >= FROM &&
      fact.price === 0 &&
      fact.text.includes('perché') &&
      fact.assigneeId === colleague.id,
  },
];

async function newScene(product: Product, count: number): Promise<Scene> {
  const { vet, owner, pet } = await newClinicWithClient(product);
  const others = await Promise.all([newOwner(product), newOwner(product)]);
  const pets = await Promise.all(
    others.map(async (other) => {
      await joinClinic(other, vet.facility);
      return newPet(other, 'Micio');
    }),
  );
  const colleague = await newColleague(product);
  await employ(product.pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
  const owners = [owner, ...others];
  const petIds = [pet, ...pets].map(({ id }) => id);
  const families = owners.map(({ id, familyId }, place) => ({
    id: familyId,
    userId: id,
    petId: petIds[place] ?? '',
  }));
  const crowd = { facilityId: vet.facility.id, families, assignees: [vet.id, colleague.id] };
  await fillFacility(product.pool, crowd, count);
  const calledOff = await cancelAndRebookVisits(product, vet.id);
  await product.pool.query(
    `update conversations set priority = 'HIGH', assignee_id = null where right(id::text, 1) < '4'`,
  );
  const facts = (await factsOf(product)).map(({ isUnstarted, ...fact }) => ({
    ...fact,
    isCalledOff: isUnstarted || calledOff.has(fact.id),
  }));
  return { vet, colleague, owners, petIds, facts };
}

type StoredFact = Omit<Fact, 'isCalledOff'> & {
  /** Whether it was closed without being started, so that nothing is owed. */
  readonly isUnstarted: boolean;
};

/** Returns the stored conversations, newest first, from which the test computes the expected results. */
async function factsOf({ pool }: Product): Promise<readonly StoredFact[]> {
  const { rows } = await pool.query<StoredFact>(
    `select c.id, category, status, price, status = 'CLOSED' and open_date is null as "isUnstarted", paid_at is not null as "isPaid", iso_instant(created_at) as "createdAt", iso_instant(updated_at) as "updatedAt",
      family_id as "familyId", facility_id as "facilityId", assignee_id as "assigneeId", priority,
      array(select pet_id::text from conversation_pets where conversation_id = c.id) as "petIds",
      note || (select string_agg(' ' || message, '') from events where conversation_id = c.id) as text
    from conversations c order by updated_at desc, id desc`,
  );
  return rows;
}

async function runSearch(
  product: Product,
  callSearch: () => Promise<readonly { readonly id: string }[]>,
) {
  let ids: readonly string[] = [];
  const statements = await product.statementsOf(async () => {
    ids = (await callSearch()).map(({ id }) => id);
  });
  return { ids, statements };
}
