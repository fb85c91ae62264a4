import { type ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import { fillFacility } from '@zampa/testing/many-requests';
import { employ } from '@zampa/testing/memberships';
import {
  join,
  newColleague,
  newOwner,
  type Owner,
  type TestPerson,
  type Vet,
} from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct, type Product } from '../product.ts';
import { callOffVisits } from './called-off-visits.ts';

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
  readonly petIds: readonly string[];
  /** All that may be found: the note and the messages. */
  readonly said: string;
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
])('every form of a search among $size conversations', ({ count }) => {
  const product = useProduct();
  let scene: Scene;
  beforeAll(async () => {
    scene = await newScene(product(), count);
  });

  it.each(forms)('$what', async ({ filter, holds, statuses = LISTED }) => {
    const { vet, facts } = scene;
    const body = filter(scene);
    const wanted = facts.filter((fact) => statuses.includes(fact.status) && holds(fact, scene));
    const ids = (list: readonly Fact[]) => list.slice(0, LIMIT).map(({ id }) => id);

    const inRequests = await asked(product(), () =>
      vet.call(searchRequests, { query: { limit: LIMIT }, body }),
    );
    // Consultations, unless categories are named.
    const named = body.category !== undefined;
    expect(inRequests.ids).toEqual(
      ids(wanted.filter(({ category }) => named || category === 'CONSULTATION')),
    );
    const inDiary = await asked(product(), () =>
      vet.call(searchDiary, { params: { userId: vet.id }, query: { limit: LIMIT }, body }),
    );
    expect(inDiary.ids).toEqual(ids(wanted));
    // One finds out who is calling, the other is the list.
    expect(inRequests.statements).toHaveLength(2);
    expect(inDiary.statements).toHaveLength(2);
  });

  it('shows a family what is theirs, with the same filters', async () => {
    const [owner] = scene.owners;
    if (!owner) throw new Error('nobody asks');
    const body = { payload: { message: ['visita', 'zoppica'], status: ['CLOSED'] } } as const;
    const { ids, statements } = await asked(product(), () =>
      owner.call(searchRequests, { query: { limit: LIMIT }, body: structuredClone(body) as never }),
    );
    const wanted = scene.facts.filter(
      ({ familyId, said, status, category }) =>
        familyId === owner.familyId &&
        status === 'CLOSED' &&
        category === 'CONSULTATION' &&
        /Zoppica|visite/.test(said),
    );
    expect(ids).toEqual(wanted.slice(0, LIMIT).map(({ id }) => id));
    expect(statements).toHaveLength(2);
  });
});

const LISTED: readonly Fact['status'][] = ['NEW', 'OPEN', 'CLOSED'];
const FROM = '2025-01-01T00:20:00.000Z';
const TO = '2025-01-01T00:40:00.000Z';

type Form = {
  readonly what: string;
  readonly filter: (scene: Scene) => ConversationFilter;
  readonly holds: (fact: Fact, scene: Scene) => boolean;
  readonly statuses?: readonly Fact['status'][];
};

const forms: readonly Form[] = [
  { what: 'nothing asked for', filter: () => ({}), holds: () => true },
  { what: 'type', filter: () => ({ type: ['HEALTH', 'DIARY'] }), holds: () => true },
  { what: 'type that is none', filter: () => ({ type: ['CALENDAR'] }), holds: () => false },
  {
    what: 'category',
    filter: () => ({ category: ['visit', 'BIRTH'] }),
    holds: ({ category }) => category === 'VISIT',
  },
  {
    what: 'status',
    filter: () => ({ payload: { status: ['NEW', 'PENDING'] } }),
    statuses: ['NEW', 'PENDING'],
    holds: () => true,
  },
  {
    what: 'created in a period',
    filter: () => ({ date_created: { from: FROM, to: TO } }),
    holds: ({ createdAt }) => createdAt >= FROM && createdAt <= TO,
  },
  {
    what: 'changed since',
    filter: () => ({ date_updated: { from: '2025-01-02T00:50:00.000Z' } }),
    holds: ({ updatedAt }) => updatedAt >= '2025-01-02T00:50:00.000Z',
  },
  {
    what: 'payment that is due',
    filter: () => ({ payload: { payment: ['TO_BE_PAID'] } }),
    holds: (fact) => paymentStatusOf(fact) === 'TO_BE_PAID',
  },
  {
    what: 'payment: free or waiting, by name',
    filter: () => ({ payload: { payment: ['FREE', 'PENDING'] } }),
    statuses: [...LISTED, 'PENDING'],
    holds: (fact) => ['FREE', 'PENDING'].includes(paymentStatusOf(fact)),
  },
  {
    what: 'payment that nobody asks for',
    filter: () => ({ payload: { payment: ['UNKNOWN'] } }),
    holds: ({ price, isPaid, isCalledOff }) => price > 0 && !isPaid && isCalledOff,
  },
  {
    what: 'payment that was made',
    filter: () => ({ payload: { payment: ['PAID'] } }),
    holds: (fact) => paymentStatusOf(fact) === 'PAID',
  },
  {
    what: 'payment that failed',
    filter: () => ({ payload: { payment: ['FAILED'] } }),
    holds: () => false,
  },
  {
    what: 'pets',
    filter: ({ petIds }) => ({ payload: { pets: petIds.slice(0, 2) } }),
    holds: (fact, { petIds }) => petIds.slice(0, 2).some((id) => fact.petIds.includes(id)),
  },
  {
    what: 'families',
    filter: ({ owners }) => ({
      payload: { families: owners.slice(1).map(({ familyId }) => familyId) },
    }),
    holds: (fact, { owners }) => owners.slice(1).some(({ familyId }) => familyId === fact.familyId),
  },
  {
    what: 'assignees, of one family',
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
    what: 'assignees',
    filter: ({ colleague }) => ({ payload: { assignees: [colleague.id] } }),
    holds: (fact, { colleague }) => fact.assigneeId === colleague.id,
  },
  {
    what: 'facilities, one of them of others',
    filter: ({ vet }) => ({ payload: { facilities: [vet.facility.id, crypto.randomUUID()] } }),
    holds: () => true,
  },
  {
    what: 'facilities of others',
    filter: () => ({ payload: { facilities: [crypto.randomUUID()] } }),
    holds: () => false,
  },
  {
    what: 'one word of many conversations',
    filter: () => ({ payload: { message: ['tosse'] } }),
    holds: ({ said }) => said.includes('Tosse'),
  },
  {
    what: 'a word in another form, or another',
    filter: () => ({ payload: { message: ['visita', '?!', 'VACCINATIONS'] } }),
    holds: ({ said }) => /visite|Vaccinated/.test(said),
  },
  {
    what: 'everything at once',
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
      fact.said.includes('perché') &&
      fact.assigneeId === colleague.id,
  },
];

async function newScene(product: Product, count: number): Promise<Scene> {
  const { vet, owner, pet } = await newClinicWithClient(product);
  const others = await Promise.all([newOwner(product), newOwner(product)]);
  const pets = await Promise.all(
    others.map(async (other) => {
      await join(other, vet.facility);
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
  const calledOff = await callOffVisits(product, vet.id);
  const facts = (await factsOf(product)).map((fact) => ({
    ...fact,
    isCalledOff: calledOff.has(fact.id),
  }));
  return { vet, colleague, owners, petIds, facts };
}

/** What is there, newest first, as it is stored: what is found is chosen from it by the test itself. */
async function factsOf({ pool }: Product): Promise<readonly Omit<Fact, 'isCalledOff'>[]> {
  const { rows } = await pool.query<Omit<Fact, 'isCalledOff'>>(
    `select c.id, category, status, price, paid_at is not null as "isPaid", iso_instant(created_at) as "createdAt", iso_instant(updated_at) as "updatedAt",
      family_id as "familyId", facility_id as "facilityId", assignee_id as "assigneeId",
      array(select pet_id::text from conversation_pets where conversation_id = c.id) as "petIds",
      note || (select string_agg(' ' || message, '') from events where conversation_id = c.id) as said
    from conversations c order by updated_at desc, id desc`,
  );
  return rows;
}

async function asked(product: Product, ask: () => Promise<readonly { readonly id: string }[]>) {
  let ids: readonly string[] = [];
  const statements = await product.statementsOf(async () => {
    ids = (await ask()).map(({ id }) => id);
  });
  return { ids, statements };
}
