import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { findPetsOfFamily } from '../../src/features/pets/read-pet-family.ts';
import { findWeights } from '../../src/features/pets/read-pet-weights.ts';
import { findNotes } from '../../src/features/health/notes/read-notes.ts';
import { findProblems } from '../../src/features/health/notes/read-problems.ts';
import { findTemplates } from '../../src/features/health/notes/read-note-templates.ts';
import { findVaccinations } from '../../src/features/health/prevention/read-vaccinations.ts';
import { findHealthDocuments } from '../../src/features/health/documents/read-documents.ts';
import { findRecordAccess } from '../../src/features/health/access/read-record-access.ts';
import { findSentRecalls } from '../../src/features/health/recalls/find-sent-recalls.ts';
import { findStoredDue } from '../../src/features/health/prevention/find-stored-due.ts';
import { findDue } from '../../src/features/health/prevention/find-due.ts';
import { findPrescriptions } from '../../src/features/health/therapy/read-prescriptions.ts';
import { findTherapies } from '../../src/features/health/therapy/read-therapies.ts';
import { findShares } from '../../src/features/health/shares/read-shares.ts';
import { findThread } from '../../src/features/inbox/requests/find-thread.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { searchAll } from '../../src/features/search/search.ts';
import { actingAs, withoutPerson } from '../../src/access/acting.ts';
import { openDatabase, rowsOf, type Database, type Queryable } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { findConversationReaders } from '../../src/features/conversations/conversation-readers.ts';
import { lockConversation } from '../../src/features/conversations/conversations.ts';
import { lockToWrite } from '../../src/features/conversations/lock-to-write.ts';
import { lockPet, readPet } from '../../src/features/pets/pet-rows.ts';
import { readOwnUser } from '../../src/features/people/read-own-user.ts';
import { type Product, useProduct } from '../product.ts';
import { guardedTables } from './tables.ts';
import { newTenant, type Tenant } from './two-tenants.ts';
import { SERVER_ALONE } from './without-policy.ts';

const NOW = new Date();
const DAY_MS = 86_400_000;
const day = (ahead: number) => new Date(NOW.getTime() + ahead * DAY_MS).toISOString();

/** Inserts an authenticator and a recovery code for each account. */
async function insertSecondFactors(
  { pool }: Product,
  accountIds: readonly string[],
): Promise<void> {
  await pool.query(
    `insert into second_factors (account_id, secret, last_step, created_at)
    select id, 'encrypted', 0, now() from unnest($1::uuid[]) id`,
    [accountIds],
  );
  await pool.query(
    `insert into recovery_codes (account_id, code_hash) select id, 'hash' from unnest($1::uuid[]) id`,
    [accountIds],
  );
}

/** Waits until the audit log of each clinic has been sealed. */
async function waitForSeals({ pool }: Product, facilityIds: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ count: number }>(
        'select count(distinct facility_id)::int as count from audit_seals where facility_id = any($1::uuid[])',
        [facilityIds],
      );
      expect(rows[0]?.count).toBe(facilityIds.length);
    },
    { timeout: 20_000, interval: 200 },
  );
}

/** JSON replacer that writes answers that are already serialized (buffers) as text. */
function bufferReplacer(
  this: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): unknown {
  const content = this[name];
  return Buffer.isBuffer(content) ? content.toString() : value;
}

/** A query called for a viewer who has access to both tenants, so that its own predicates exclude nothing. */
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
  'conversation cursors': (db, all) =>
    findConversationCursors(db, all, { since: day(-1), limit: 50 }),
  'readers of a conversation': (db, _all, { conversationId }) =>
    findConversationReaders(db, conversationId),
  'readers notified by a writer': (db, _all, { conversationId }) =>
    rowsOf(db, sql`select json_array_elements(app_readers_of(${conversationId})) as reader`),
  'the lock of a conversation to write in': (db, all, { conversationId }) =>
    lockToWrite(db, all, conversationId, {}),
  'the lock of a conversation': (db, all, { conversationId }) =>
    lockConversation(db, all, conversationId),
  'pets by id': (db, all, { petId }) => findPets(db, all, [petId]),
  'pets of a family': (db, all, { owner }) => findPetsOfFamily(db, all, owner.familyId),
  'the weights of a pet': (db, all, { petId }) => findWeights(db, all, { PetId: petId, limit: 50 }),
  'the visit notes of a pet': (db, all, { petId }) =>
    findNotes(db, all, { PetId: petId, limit: 50 }),
  'the problems of a pet': (db, all, { petId }) =>
    findProblems(db, all, { PetId: petId, limit: 50 }),
  'the vaccinations of a pet': (db, all, { petId }) =>
    findVaccinations(db, all, { PetId: petId, limit: 50 }),
  'the prescriptions of a pet': (db, all, { petId }) =>
    findPrescriptions(db, all, { PetId: petId, limit: 50 }),
  'the therapy plans of a pet': (db, all, { petId }) =>
    findTherapies(db, all, { PetId: petId, limit: 50 }, NOW),
  'the documents of a pet': (db, all, { petId }) =>
    findHealthDocuments(db, all, { PetId: petId, limit: 50 }),
  'the stored due items of a facility': (db, all, { vet }) =>
    findStoredDue(db, all, { facilityIds: [vet.facility.id], limit: 50 }, NOW),
  'the recalls of a facility': (db, _all, { vet }) =>
    findSentRecalls(db, { facilityId: vet.facility.id, list: 'SENT', after: null, limit: 50 }, NOW),
  'the due items of a pet': (db, all, { petId }) => findDue(db, all, { PetId: petId }, NOW),
  'the note templates of a facility': (db, all, { vet }) => findTemplates(db, all, vet.facility.id),
  'a pet': (db, _all, { petId }) => readPet(db, petId),
  'the lock of a pet': (db, all, { petId }) => lockPet(db, all, petId),
  'clients of a facility': (db, all, { vet }) =>
    findClients(db, { viewer: all, relation: 'admin', now: new Date() }, vet.facility.id, {
      sort: 'name',
      limit: 50,
    }),
  'clients by name': (db, all, { vet, name }) =>
    findClients(db, { viewer: all, relation: 'admin', now: new Date() }, vet.facility.id, {
      sort: 'name',
      limit: 50,
      search: `${name}owner`,
    }),
  'staff of a facility': (db, all, { vet }) => findStaff(db, all, vet.facility.id),
  'a family': (db, all, { owner }) => findFamily(db, all, 'admin', { FamilyId: owner.familyId }),
  'people by id': (db, all, { owner, vet }) => findPeople(db, all, { id: [owner.id, vet.id] }),
  'facilities by id': (db, all, { vet }) => findFacilities(db, all, [vet.facility.id], NOW),
  'the configuration of a facility': (db, _all, { vet }) =>
    readConfiguration(db, vet.facility.id, NOW),
  'a calendar': (db, all, { vet }) =>
    findCalendar(
      db,
      all,
      { facilityId: vet.facility.id, from: day(-1), to: day(7), calledOff: false },
      NOW,
    ),
  'a global search': (db, all, { name }) => searchAll(db, all, { q: `${name}pet`, limit: 10 }),
};

const ownerQueries: Readonly<Record<string, Query>> = {
  'an appointment': (db, all, { bookingId }) => findAppointment(db, all, bookingId),
  'share links of a pet': (db, all, { petId }) =>
    findShares(db, all, { PetId: petId, limit: 50 }, NOW),
  'access to the record of a pet': (db, all, { petId }) =>
    findRecordAccess(db, all, { PetId: petId, limit: 50 }),
  'due items of a family': (db, all, { owner }) =>
    findDue(db, all, { FamilyId: owner.familyId }, NOW),
  payments: (db, all) => findPayments(db, all, { limit: 50 }),
  appointments: (db, all) => findAppointments(db, all, { when: 'upcoming', limit: 50 }, NOW),
  'a full profile': (db, _all, { owner }) => readOwnUser(db, owner.id, NOW),
};

describe('row-level security under queries whose predicates exclude nothing', () => {
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
    await insertSecondFactors(product(), [own.ownerAccountId, other.ownerAccountId]);
    await waitForSeals(product(), [own.vet.facility.id, other.vet.facility.id]);
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

  /** Returns an expression that matches the name and the ids of a tenant. */
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

  /** Returns the answer as JSON; an empty string for a refusal. */
  const toText = async (answer: Promise<unknown>) => {
    const [outcome] = await Promise.allSettled([answer]);
    return outcome.status === 'fulfilled' ? JSON.stringify(outcome.value, bufferReplacer) : '';
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

  it.each(cases)('hides the other tenant and shows the own one: $name', async (one) => {
    const { query, side } = one;
    const acting = actingAs(db, { viewer: own[side] });
    const open = withoutPerson(db, 'jobs');
    const all = everybody(side);
    // Without row-level security the query returns the other tenant: its predicates exclude nothing.
    expect(await toText(query(open, all, other))).toMatch(marksOf(other));
    expect(await toText(query(acting, all, other))).not.toMatch(marksOf(other));
    expect(await toText(query(acting, all, own))).toMatch(marksOf(own));
  });

  it('hides all rows of the other tenant in every table and shows some own ones', async () => {
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
      // Both tenants have filled the table, so there was something to hide.
      const hidden = (await rowsAs(open)).some((row) => theirs.test(row));
      expect({ table, hidden: hidden || SERVER_ALONE.includes(table) }).toEqual({
        table,
        hidden: true,
      });
    }
  });
});
