import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { countClients } from '@zampa/contract/clients/count-clients';
import { readVets } from '@zampa/contract/clients/read-vets';
import { readFamily } from '@zampa/contract/families/read-family';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readMovements } from '@zampa/contract/payments/read-movements';
import { readPayments } from '@zampa/contract/payments/read-payments';
import { readUsers } from '@zampa/contract/people/read-users';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { readPetWeights } from '@zampa/contract/pets/read-pet-weights';
import { search } from '@zampa/contract/search/search';
import { fillClients } from '@zampa/testing/many-clients';
import { fillFacility } from '@zampa/testing/many-requests';
import { newPet, noteTrip, repeatRequest, start, write } from '@zampa/testing/requests';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { openDatabase, openPool, rowsOf } from '../../src/db/database.ts';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { HOT_READS } from './hot-reads.ts';

const OTHERS = { clinics: 40, events: 40 };
/** Of the own clinic: so many that none of its parts is read whole for being small. */
const REQUESTS = 400;
const CLIENTS = 1000;
/** What asks whether somebody else's row may be seen is asked of few: each of it is a statement or more. */
const ASKED_MOST = 10;

type Call = {
  readonly name: string;
  readonly ask: (clinic: OpenClinic, now: Date) => Promise<unknown>;
};

const READS: readonly Call[] = [
  ...HOT_READS,
  {
    name: 'numbers-of-clients',
    ask: ({ vet, facilityId }) => vet.call(countClients, { params: { id: facilityId } }),
  },
  {
    name: 'team',
    ask: ({ owner, facilityId }) => owner.call(readVets, { params: { id: facilityId } }),
  },
  {
    name: 'family-of-owner',
    ask: ({ owner }) => owner.call(readFamily, { query: { FamilyId: owner.familyId } }),
  },
  {
    name: 'family-of-client',
    ask: ({ vet, owner, facilityId }) =>
      vet.call(readFamily, { query: { FamilyId: owner.familyId, FacilityId: facilityId } }),
  },
  {
    name: 'pets',
    ask: ({ owner }) => owner.call(readPetFamily, { query: { FamilyId: owner.familyId } }),
  },
  {
    name: 'weights-for-owner',
    ask: ({ owner, pet }) => owner.call(readPetWeights, { query: { PetId: pet.id } }),
  },
  {
    name: 'weights-for-staff',
    ask: ({ vet, pet }) => vet.call(readPetWeights, { query: { PetId: pet.id } }),
  },
  { name: 'appointments', ask: ({ owner }) => owner.call(readAppointments, { query: {} }) },
  {
    name: 'diary',
    ask: ({ owner }) => owner.call(readDiary, { params: { userId: owner.id }, query: {} }),
  },
  {
    name: 'payments',
    ask: ({ vet, facilityId }) => vet.call(readPayments, { query: { facilityId } }),
  },
  { name: 'payments-of-owner', ask: ({ owner }) => owner.call(readPayments, { query: {} }) },
  {
    name: 'movements',
    ask: ({ vet, facilityId }) =>
      vet.call(readMovements, { query: { facilityId, from: '2025-01-01', to: '2025-01-31' } }),
  },
  {
    name: 'search-of-staff',
    ask: ({ vet, facilityId }) => vet.call(search, { query: { q: 'olga', facilityId } }),
  },
  { name: 'search-of-owner', ask: ({ owner }) => owner.call(search, { query: { q: 'presto' } }) },
  {
    name: 'people',
    ask: ({ vet, owner, facilityId }) =>
      vet.call(readUsers, { query: { id: owner.id, idFacility: facilityId } }),
  },
];

/** In this order: each goes on from those before. */
const WRITES: readonly Call[] = [
  { name: 'a-request', ask: (clinic) => repeatRequest(clinic) },
  { name: 'a-message', ask: ({ owner, visitId }) => write(owner, visitId, 'Ecco') },
  { name: 'a-start', ask: ({ vet, visitId }) => start(vet, visitId) },
  { name: 'an-answer', ask: ({ vet, visitId }) => write(vet, visitId, 'Bene') },
  {
    name: 'a-booking',
    ask: ({ owner, visitId }, now) => book(owner, visitId, { start: at(now, 5) }),
  },
  { name: 'a-note', ask: (clinic) => noteTrip(clinic, 'Al mare') },
  { name: 'a-pet', ask: ({ owner }) => newPet(owner, 'Kira') },
  {
    name: 'how-far-one-has-read',
    ask: ({ vet, visitId }) => vet.call(markSeen, { body: { conversationId: visitId, seq: 2 } }),
  },
];

/** Whoever reads what is theirs does not pay for how many others the platform has. */
describe('what policies ask of a row that is nobody’s own', () => {
  const product = useProduct();
  let clinic: OpenClinic;

  beforeAll(async () => {
    const { pool } = product();
    clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId } = clinic;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    await fillFacility(pool, { facilityId, families, assignees: [vet.id] }, REQUESTS);
    await fillClients(pool, facilityId, CLIENTS);
    await fillOtherClinics(pool, facilityId, OTHERS);
    await pool.query('vacuum analyze');
    await countWhatIsAsked();
  });

  /** Numbers are drawn from a sequence at once, whatever becomes of a transaction. */
  async function countWhatIsAsked(): Promise<void> {
    const { pool } = product();
    const { rows } = await pool.query<{ text: string }>(
      `select pg_get_functiondef(p.oid) as text from pg_proc p join pg_language l on l.oid = p.prolang
      where p.proname like 'app\\_%' and l.lanname = 'plpgsql' and p.prorettype = 'boolean'::regtype`,
    );
    expect(rows).not.toEqual([]);
    await pool.query('create sequence policies_asked; grant usage on policies_asked to public');
    for (const { text } of rows)
      await pool.query(text.replace(/^begin$/m, `begin perform nextval('policies_asked');`));
  }

  async function askedBy(act: () => Promise<unknown>): Promise<number> {
    const before = await nextNumber();
    await act();
    return (await nextNumber()) - before - 1;
  }

  async function nextNumber(): Promise<number> {
    const { rows } = await product().pool.query<{ next: number }>(
      `select nextval('policies_asked')::int as next`,
    );
    return rows[0]?.next ?? Number.NaN;
  }

  it.each([...READS, ...WRITES])('is asked of few rows by $name', async ({ ask }) => {
    const count = await askedBy(() => ask(clinic, product().clock.now()));
    expect(count).toBeLessThanOrEqual(ASKED_MOST);
  });

  it('is known to the database to cost as much as statements do', async () => {
    const { rows } = await product().pool.query(
      `select p.proname from pg_proc p join pg_language l on l.oid = p.prolang
      where p.proname like 'app\\_%' and l.lanname = 'plpgsql' and p.prorettype = 'boolean'::regtype and p.procost < 10000`,
    );
    expect(rows).toEqual([]);
  });

  it('is asked of everybody by whoever reads everybody', async () => {
    const count = await askedBy(async () => {
      const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
      const viewer = await viewerOf(openDatabase(product().pool), clinic.vet.id);
      await rowsOf(actingAs(openDatabase(pool), { viewer }), sql`select id from users`);
      await pool.end();
    });
    expect(count).toBeGreaterThan(OTHERS.clinics);
  });
});
