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
import {
  newPet,
  createTripEntry,
  repeatRequest,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { markSeen } from '@zampa/contract/conversations/mark-seen';
import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase, rowsOf } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { at, book, newOpenClinic, type OpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { HOT_READS } from './hot-reads.ts';

const OTHERS = { clinics: 40, events: 40 };
/** Requests of the own clinic: enough that the planner does not read whole tables. */
const REQUESTS = 400;
const CLIENTS = 1000;
/** Maximum number of rows checked by an expensive policy function, each of which costs at least one statement. */
const ASKED_MOST = 10;

type Call = {
  readonly name: string;
  readonly run: (clinic: OpenClinic, now: Date) => Promise<unknown>;
};

const READS: readonly Call[] = [
  ...HOT_READS,
  {
    name: 'numbers-of-clients',
    run: ({ vet, facilityId }) => vet.call(countClients, { params: { id: facilityId } }),
  },
  {
    name: 'team',
    run: ({ owner, facilityId }) => owner.call(readVets, { params: { id: facilityId } }),
  },
  {
    name: 'family-of-owner',
    run: ({ owner }) => owner.call(readFamily, { query: { FamilyId: owner.familyId } }),
  },
  {
    name: 'family-of-client',
    run: ({ vet, owner, facilityId }) =>
      vet.call(readFamily, { query: { FamilyId: owner.familyId, FacilityId: facilityId } }),
  },
  {
    name: 'pets',
    run: ({ owner }) => owner.call(readPetFamily, { query: { FamilyId: owner.familyId } }),
  },
  {
    name: 'weights-for-owner',
    run: ({ owner, pet }) => owner.call(readPetWeights, { query: { PetId: pet.id } }),
  },
  {
    name: 'weights-for-staff',
    run: ({ vet, pet }) => vet.call(readPetWeights, { query: { PetId: pet.id } }),
  },
  { name: 'appointments', run: ({ owner }) => owner.call(readAppointments, { query: {} }) },
  {
    name: 'diary',
    run: ({ owner }) => owner.call(readDiary, { params: { userId: owner.id }, query: {} }),
  },
  {
    name: 'payments',
    run: ({ vet, facilityId }) => vet.call(readPayments, { query: { facilityId } }),
  },
  { name: 'payments-of-owner', run: ({ owner }) => owner.call(readPayments, { query: {} }) },
  {
    name: 'movements',
    run: ({ vet, facilityId }) =>
      vet.call(readMovements, { query: { facilityId, from: '2025-01-01', to: '2025-01-31' } }),
  },
  {
    name: 'search-of-staff',
    run: ({ vet, facilityId }) => vet.call(search, { query: { q: 'olga', facilityId } }),
  },
  { name: 'search-of-owner', run: ({ owner }) => owner.call(search, { query: { q: 'presto' } }) },
  {
    name: 'people',
    run: ({ vet, owner, facilityId }) =>
      vet.call(readUsers, { query: { id: owner.id, idFacility: facilityId } }),
  },
];

/** In this order: each depends on those before it. */
const WRITES: readonly Call[] = [
  { name: 'a-request', run: (clinic) => repeatRequest(clinic) },
  { name: 'a-message', run: ({ owner, visitId }) => sendChatMessage(owner, visitId, 'Ecco') },
  { name: 'a-start', run: ({ vet, visitId }) => startConsultation(vet, visitId) },
  { name: 'an-answer', run: ({ vet, visitId }) => sendChatMessage(vet, visitId, 'Bene') },
  {
    name: 'a-booking',
    run: ({ owner, visitId }, now) => book(owner, visitId, { start: at(now, 5) }),
  },
  { name: 'a-note', run: (clinic) => createTripEntry(clinic, 'Al mare') },
  { name: 'a-pet', run: ({ owner }) => newPet(owner, 'Kira') },
  {
    name: 'how-far-one-has-read',
    run: ({ vet, visitId }) => vet.call(markSeen, { body: { conversationId: visitId, seq: 2 } }),
  },
];

/** Reading own data must not cost more when the platform has more people. */
describe('expensive policy functions', () => {
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
    await countPolicyCalls();
  });

  /**
   * Makes the policy functions count their calls with a sequence, which advances even when a transaction is rolled
   * back.
   */
  async function countPolicyCalls(): Promise<void> {
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

  async function policyCallsOf(act: () => Promise<unknown>): Promise<number> {
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

  it.each([...READS, ...WRITES])('run for few rows in $name', async ({ run }) => {
    const count = await policyCallsOf(() => run(clinic, product().clock.now()));
    expect(count).toBeLessThanOrEqual(ASKED_MOST);
  });

  it('have a planner cost as high as that of their own SQL statements', async () => {
    const { rows } = await product().pool.query(
      `select p.proname from pg_proc p join pg_language l on l.oid = p.prolang
      where p.proname like 'app\\_%' and l.lanname = 'plpgsql' and p.prorettype = 'boolean'::regtype and p.procost < 10000`,
    );
    expect(rows).toEqual([]);
  });

  it('run for every person when all people are read', async () => {
    const count = await policyCallsOf(async () => {
      const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
      const viewer = await findViewer(openDatabase(product().pool), clinic.vet.id);
      await rowsOf(actingAs(openDatabase(pool), { viewer }), sql`select id from users`);
      await pool.end();
    });
    expect(count).toBeGreaterThan(OTHERS.clinics);
  });
});
