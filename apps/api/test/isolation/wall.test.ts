import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPayments } from '../../src/features/payments/read-payments.ts';
import { findAppointment } from '../../src/features/appointments/bookings/read-appointment.ts';
import { findAppointments } from '../../src/features/appointments/bookings/read-appointments.ts';
import { findCalendar } from '../../src/features/appointments/calendar/read-calendar.ts';
import { findEvents } from '../../src/features/inbox/events/read-event.ts';
import { findConversationCursors } from '../../src/features/inbox/cursors/read-conversation-cursors.ts';
import { findClients } from '../../src/features/clients/lists/read-clients.ts';
import { findStaff } from '../../src/features/clients/lists/read-vets.ts';
import { findFacilities } from '../../src/features/facilities/read-facilities.ts';
import { readConfiguration } from '../../src/features/facilities/read-facility-configuration.ts';
import { findFamily } from '../../src/features/families/read-family.ts';
import { findPeople } from '../../src/features/people/read-users.ts';
import { findPets } from '../../src/features/pets/read-pets.ts';
import { petsOfFamily } from '../../src/features/pets/read-pet-family.ts';
import { findWeights } from '../../src/features/pets/read-pet-weights.ts';
import { findThread } from '../../src/features/inbox/requests/find-thread.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { findEverything } from '../../src/features/search/search.ts';
import { actingAs, withoutPerson } from '../../src/access/acting.ts';
import {
  openDatabase,
  openPool,
  rowsOf,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { readersIn } from '../../src/features/conversations/conversation-readers.ts';
import { lockConversation } from '../../src/features/conversations/conversations.ts';
import { openToWrite } from '../../src/features/conversations/open-to-write.ts';
import { lockPet, readPet } from '../../src/features/pets/pet-rows.ts';
import { readOwnUser } from '../../src/features/people/read-own-user.ts';
import { useProduct } from '../product.ts';
import { guardedTables } from './tables.ts';
import { newTenant, type Tenant } from './two-tenants.ts';
import { SERVER_ALONE } from './without-policy.ts';

const NOW = new Date();
const DAY_MS = 86_400_000;
const day = (ahead: number) => new Date(NOW.getTime() + ahead * DAY_MS).toISOString();

/** What is ready to be sent comes as bytes, which JSON would write as numbers. */
function readable(this: Readonly<Record<string, unknown>>, name: string, value: unknown): unknown {
  const content = this[name];
  return Buffer.isBuffer(content) ? content.toString() : value;
}

/** Is told nothing of whose something is: everything of both tenants is theirs, so that no predicate holds them. */
type Query = (db: Queryable, everybody: Viewer, of: Tenant) => Promise<unknown>;

const search = { limit: 50, filter: undefined, now: NOW };

const staffQueries: Readonly<Record<string, Query>> = {
  'requests of a facility': (db, all) => searchConversations(db, all, search),
  'a search in conversations': (db, all, { name }) =>
    searchConversations(db, all, {
      ...search,
      filter: { payload: { message: [`${name}question`] } },
    }),
  'a thread': (db, all, { conversationId }) => findThread(db, all, { id: conversationId }, {}),
  'events by id': (db, all, { conversationId, bookingId }) =>
    findEvents(db, all, [conversationId, bookingId]),
  'heads of conversations': (db, all) =>
    findConversationCursors(db, all, { since: day(-1), limit: 50 }),
  'readers of a conversation': (db, _all, { conversationId }) => readersIn(db, conversationId),
  'the readers that a writer tells': (db, _all, { conversationId }) =>
    rowsOf(db, sql`select json_array_elements(app_readers_of(${conversationId})) as reader`),
  'the lock of a conversation to write in': (db, all, { conversationId }) =>
    openToWrite(db, all, conversationId, {}),
  'the lock of a conversation': (db, all, { conversationId }) =>
    lockConversation(db, all, conversationId),
  'pets by id': (db, all, { petId }) => findPets(db, all, [petId]),
  'pets of a family': (db, all, { owner }) => petsOfFamily(db, all, owner.familyId),
  'the weights of a pet': (db, all, { petId }) => findWeights(db, all, { PetId: petId, limit: 50 }),
  'a pet': (db, _all, { petId }) => readPet(db, petId),
  'the lock of a pet': (db, all, { petId }) => lockPet(db, all, petId),
  'clients of a facility': (db, all, { vet }) =>
    findClients(db, { viewer: all, relation: 'admin' }, vet.facility.id, {
      sort: 'name',
      limit: 50,
    }),
  'clients by a word': (db, all, { vet, name }) =>
    findClients(db, { viewer: all, relation: 'admin' }, vet.facility.id, {
      sort: 'name',
      limit: 50,
      search: `${name}owner`,
    }),
  'staff of a facility': (db, all, { vet }) => findStaff(db, all, vet.facility.id),
  'a family': (db, all, { owner }) => findFamily(db, all, 'admin', { FamilyId: owner.familyId }),
  'people by id': (db, all, { owner, vet }) => findPeople(db, all, { id: [owner.id, vet.id] }),
  'facilities by id': (db, all, { vet }) => findFacilities(db, all, [vet.facility.id]),
  'how a facility is set up': (db, _all, { vet }) => readConfiguration(db, vet.facility.id, NOW),
  'a calendar': (db, all, { vet }) =>
    findCalendar(
      db,
      all,
      { facilityId: vet.facility.id, from: day(-1), to: day(7), calledOff: false },
      NOW,
    ),
  'a search in everything': (db, all, { name }) =>
    findEverything(db, all, { q: `${name}pet`, limit: 10 }),
};

const ownerQueries: Readonly<Record<string, Query>> = {
  'an appointment': (db, all, { bookingId }) => findAppointment(db, all, bookingId),
  payments: (db, all) => findPayments(db, all, { limit: 50 }),
  appointments: (db, all) => findAppointments(db, all, { when: 'upcoming', limit: 50 }, NOW),
  'a profile with everything of it': (db, _all, { owner }) => readOwnUser(db, owner.id, NOW),
};

describe('beneath queries that have forgotten whose something is', () => {
  const product = useProduct();
  let own: Tenant;
  let other: Tenant;
  let pool: pg.Pool;
  let db: Database;

  beforeAll(async () => {
    other = await newTenant(product(), 'Nord');
    own = await newTenant(product(), 'Sud');
    await product().pool.query(
      `insert into account_erasures (account_id, requested_at, due_at, closed_profile)
      select id, now(), now() + interval '14 days', false from unnest($1::uuid[]) id`,
      [[own.ownerAccountId, other.ownerAccountId]],
    );
    pool = openPool({ connectionString: product().databaseUrl }, () => {});
    db = openDatabase(pool);
  });
  afterAll(() => pool.end());

  const everybody = (viewer: 'vetViewer' | 'ownerViewer'): Viewer => {
    const [one, two] = [own[viewer], other[viewer]];
    return {
      ...one,
      facilities: [...one.facilities, ...two.facilities],
      families: [...one.families, ...two.families],
      clinics: [...one.clinics, ...two.clinics],
    };
  };

  /** What marks a row as a tenant's: its words, and the ids of what is theirs. */
  const marksOf = (tenant: Tenant) => {
    const { name, vet, owner, petId, conversationId, bookingId, paymentId } = tenant;
    const { vetAccountId, ownerAccountId } = tenant;
    const ids = [
      vet.id,
      vet.facility.id,
      vet.facility.OrganizationId,
      owner.id,
      owner.familyId,
      petId,
      conversationId,
    ];
    return new RegExp([name, ...ids, bookingId, paymentId, vetAccountId, ownerAccountId].join('|'));
  };

  /** The answer as text; a refusal says nothing. */
  const said = async (answer: Promise<unknown>) => {
    const [outcome] = await Promise.allSettled([answer]);
    return outcome.status === 'fulfilled' ? JSON.stringify(outcome.value, readable) : '';
  };

  const cases = [
    ...Object.entries(staffQueries).map(([name, query]) => ({
      name,
      query,
      side: 'vetViewer' as const,
    })),
    ...Object.entries(ownerQueries).map(([name, query]) => ({
      name,
      query,
      side: 'ownerViewer' as const,
    })),
  ];

  it.each(cases)('$name: the neighbour’s stays out of sight, one’s own does not', async (one) => {
    const { query, side } = one;
    const acting = actingAs(db, { viewer: own[side] });
    const open = withoutPerson(db, 'jobs');
    const all = everybody(side);
    // Without the wall the query answers it: so the predicate is really gone.
    expect(await said(query(open, all, other))).toMatch(marksOf(other));
    expect(await said(query(acting, all, other))).not.toMatch(marksOf(other));
    expect(await said(query(acting, all, own))).toMatch(marksOf(own));
  });

  it('no row of any table is the neighbour’s, and of one’s own each table shows some', async () => {
    const [mine, theirs] = [marksOf(own), marksOf(other)];
    const open = withoutPerson(db, 'jobs');
    const identities = [
      { accountId: own.vetAccountId, viewer: own.vetViewer },
      { accountId: own.ownerAccountId, viewer: own.ownerViewer },
    ];
    for (const table of await guardedTables(product().pool)) {
      const rowsAs = async (acting: Queryable) => {
        const rows = await rowsOf(acting, sql`select * from ${sql.identifier(table)}`);
        return rows.map((row) => JSON.stringify(row));
      };
      const seen = await Promise.all(identities.map((one) => rowsAs(actingAs(db, one))));
      const foreign = seen.flat().filter((row) => theirs.test(row));
      expect({ table, foreign }).toEqual({ table, foreign: [] });
      const shown = seen.flat().some((row) => mine.test(row));
      expect({ table, shown }).toEqual({ table, shown: !SERVER_ALONE.includes(table) });
      // Both have filled it alike: there was something to be hidden.
      const hidden = (await rowsAs(open)).some((row) => theirs.test(row));
      expect({ table, hidden: hidden || SERVER_ALONE.includes(table) }).toEqual({
        table,
        hidden: true,
      });
    }
  });
});
