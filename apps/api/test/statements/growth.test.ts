import type { Viewer } from '@zampa/domain/people/relation';
import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { importClients } from '@zampa/contract/import/import-clients';
import { fillThread } from '@zampa/testing/long-thread';
import { fillFacility } from '@zampa/testing/many-requests';
import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { newVet, type Vet } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newPet,
  newStartedRequest,
  type ClinicWithClient,
} from '@zampa/testing/requests';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs, withoutPerson } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase, withGenericPlan, type Queryable } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import {
  findDuplicates,
  identityOf,
  insertClientRecords,
} from '../../src/features/clients/public.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { findThread } from '../../src/features/inbox/requests/find-thread.ts';
import { findMovements } from '../../src/features/payments/reports/read-movements.ts';
import { useProduct } from '../product.ts';
import { PageCounter } from './page-counter.ts';
import { withRowCount, ROWS_READ, ROWS_UPDATED } from './with-row-count.ts';

/** Maximum growth: an index gains a level and each lookup a page, while a full scan touches ten times as many pages. */
const AT_MOST = 2;

describe('first page of the list of requests', () => {
  const [FEW, MANY] = [400, 4000];
  const OTHERS = { clinics: 20, events: 400 };
  /** A single entry, so that the cost of building fifty entries does not hide the cost of finding them. */
  const LIMIT = 1;
  const RARE = 'ortiche';
  const filters: readonly {
    readonly label: string;
    readonly filter: (rarePet: string, usualPet: string) => ConversationFilter;
  }[] = [
    { label: 'new and open', filter: () => ({ payload: { status: ['NEW', 'OPEN'] } }) },
    { label: 'all', filter: () => ({}) },
    { label: 'one type', filter: () => ({ type: ['HEALTH'] }) },
    { label: 'of a pet', filter: (pet) => ({ payload: { pets: [pet] } }) },
    {
      label: 'of a pet with nearly all requests',
      filter: (_rare, pet) => ({ payload: { pets: [pet] } }),
    },
    { label: 'with a rare word', filter: () => ({ payload: { message: [RARE] } }) },
    {
      label: 'of a pet, with a rare word',
      filter: (pet) => ({ payload: { pets: [pet], message: [RARE] } }),
    },
  ];
  const product = useProduct();
  let clinic: ClinicWithClient;
  let pages: PageCounter;
  const touched = new Map<string, number[]>(filters.map(({ label }) => [label, []]));

  beforeAll(async () => {
    clinic = await newClinicWithClient(product());
    pages = new PageCounter(product());
    const rare = await newPet(clinic.owner, 'Kira');
    // Most families of a platform have few conversations; a plan for all of them must also hold for one that has
    // thousands.
    await fillOtherClinics(product().pool, clinic.vet.facility.id, OTHERS);
    for (const more of [FEW, MANY - FEW]) {
      await fill(more);
      if (more === FEW) await addRareWord(rare.id);
      for (const { label, filter } of filters)
        touched.get(label)?.push(await pagesOf(filter(rare.id, clinic.pet.id)));
    }
  });
  afterAll(() => pages.stop());

  async function fill(count: number): Promise<void> {
    const { vet, owner, pet } = clinic;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId: vet.facility.id, families, assignees: [vet.id] };
    await fillFacility(product().pool, crowd, count);
  }

  /** Adds the pet and the rare word to three conversations. */
  async function addRareWord(petId: string): Promise<void> {
    const { rows } = await product().pool.query<{ id: string }>(
      `insert into conversation_pets (conversation_id, pet_id)
      select id, $2 from conversations where facility_id = $1 and status = 'CLOSED' limit 3
      returning conversation_id as id`,
      [clinic.vet.facility.id, petId],
    );
    await product().pool.query(
      'update events set message = $2 where seq = 1 and conversation_id = any($1)',
      [rows.map(({ id }) => id), RARE],
    );
    await product().pool.query('vacuum analyze events, conversation_pets');
  }

  function pagesOf(filter: ConversationFilter): Promise<number> {
    const facilityId = clinic.vet.facility.id;
    const now = product().clock.now();
    const run = (db: Queryable, viewer: Viewer) =>
      searchConversations(db, viewer, { facilityId, filter, limit: LIMIT, now });
    return pages.countPages(clinic.vet.id, 'found as', run, withGenericPlan);
  }

  it.each(filters)(
    'touches at most twice as many pages among ten times as many requests: $label',
    ({ label }) => {
      const [few = 0, many = 0] = touched.get(label) ?? [];
      expect(few).toBeGreaterThan(0);
      expect(many / few).toBeLessThanOrEqual(AT_MOST);
    },
  );
});

describe('page of the payment movements of a clinic', () => {
  const product = useProduct();

  it('touches at most twice as many pages among ten times as many payments', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const pages = new PageCounter(product());
    const facilityId = vet.facility.id;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const filter = { facilityId, from: '2025-01-01', to: '2025-01-31', limit: 10 };
    const touched: number[] = [];
    for (const more of [2000, 18_000]) {
      await fillFacility(product().pool, { facilityId, families, assignees: [vet.id] }, more);
      await product().pool.query('vacuum analyze charges, ledger_entries');
      touched.push(
        await pages.countPages(vet.id, 'ledger_entries', (db) => findMovements(db, filter)),
      );
    }
    await pages.stop();
    const [few = 0, many = 0] = touched;
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThanOrEqual(AT_MOST);
  });
});

describe('opening a conversation', () => {
  const product = useProduct();

  it('touches at most twice as many pages with a hundred times as many messages', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const pages = new PageCounter(product());
    const touched: number[] = [];
    for (const messages of [500, 50_000]) {
      await fillThread(product().pool, { id, ownerId: owner.id, vetId: vet.id }, messages);
      await leaveUnread(10, messages);
      touched.push(
        await pages.countPages(
          vet.id,
          'page_start',
          (db, viewer) => findThread(db, viewer, { id }, {}),
          withGenericPlan,
        ),
      );
    }
    await pages.stop();
    const [few = 0, many = 0] = touched;
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThanOrEqual(AT_MOST);

    /** Leaves only this many messages unread and updates the statistics of the database. */
    async function leaveUnread(unread: number, messages: number): Promise<void> {
      await product().pool.query(
        `insert into reads (conversation_id, user_id, party, seq, facility_id, family_id)
        select c.id, $2, 'facility', $3::int, c.facility_id, c.family_id from conversations c where c.id = $1
        on conflict (conversation_id, user_id) do update set seq = excluded.seq`,
        [id, vet.id, messages - unread],
      );
      await product().pool.query('vacuum analyze events');
    }
  });
});

describe('client import', () => {
  const product = useProduct();
  const [ROWS, FILES] = [500, 4];
  /**
   * Maximum number of reads per existing client; looking through all clients for each of 500 rows would take a
   * million.
   */
  const FEW_TIMES = 10;
  let vet: Vet;
  let pool: pg.Pool;

  beforeAll(async () => {
    pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    vet = await newVet(product());
    const query = { facilityId: vet.facility.id, properties: 'all' } as const;
    for (let file = 0; file < FILES; file += 1) {
      const users = Array.from({ length: ROWS }, (_none, row) => clientOf(file, row));
      const body = { users, withoutContact: true };
      const { imported } = await vet.call(importClients, { query, body });
      if (imported !== ROWS) throw new Error(`${imported} of ${ROWS} were imported`);
    }
  });
  afterAll(() => pool.end());

  /** Returns a client with an e-mail address, a phone number or only a name, in turn. */
  function clientOf(file: number, row: number) {
    const number = `${file}${String(row).padStart(3, '0')}`;
    const person = { firstName: 'Ada', lastName: `Riva ${number}` };
    const contacts = [{ email: `ada.${number}@file.test` }, { phone: `333 555${number}` }, {}];
    return { ...person, ...contacts[row % contacts.length] };
  }

  const asNobody = () => withoutPerson(openDatabase(pool), 'newcomers');
  const strangers = Array.from({ length: 300 }, (_none, row) => ({
    email: null,
    phone: null,
    ...clientOf(FILES, row),
  }));

  it('does not read all clients of the clinic for each imported one', async () => {
    const { rows } = await withRowCount(asNobody(), sql`seq_tup_read`, (tx) =>
      tx.execute(sql`select read_relations(
        array(select user_id from facility_clients order by created_at desc, id desc limit ${ROWS}))`),
    );
    expect(rows).toBeLessThan(FEW_TIMES * ROWS * FILES);
  });

  it('reads only those existing clients that the file names', async () => {
    const viewer = await findViewer(openDatabase(product().pool), vet.id);
    if (!viewer) throw new Error('a vet whom nobody knows');
    const named = [0, 1, 2].map((row) => ({ email: null, phone: null, ...clientOf(0, row) }));
    const facility = { id: vet.facility.id, country: 'IT' };
    const toCandidate = (person: (typeof strangers)[number]) => ({
      identity: identityOf({ ...person, mobile: null }, facility.country),
      pets: [],
    });
    const { result: duplicates, rows } = await withRowCount(
      actingAs(openDatabase(pool), { viewer }),
      ROWS_READ,
      (tx) => findDuplicates(tx, facility, [...named, ...strangers].map(toCandidate)),
    );
    const codes = named.map(
      (person) => duplicates.find(toCandidate(person).identity, [])?.client.code,
    );
    expect(codes).toEqual(named.map(() => 'ALREADY_PRESENT'));
    // One row for the person and one for the relation.
    expect(rows).toBe(2 * named.length);
  });

  it('inserts each person once, with known_to already set', async () => {
    const facilityId = vet.facility.id;
    const { result, rows } = await withRowCount(asNobody(), ROWS_UPDATED, (tx) =>
      insertClientRecords(tx, { facilityId, writerId: vet.id }, strangers, product().clock.now()),
    );
    expect(rows).toBe(0);
    const [relation] = result;
    const { rows: people } = await product().pool.query<{ knownTo: string[] }>(
      'select known_to as "knownTo" from users where id = $1',
      [relation?.userId],
    );
    expect(new Set(people[0]?.knownTo)).toEqual(new Set([facilityId, relation?.familyId]));
  });
});
