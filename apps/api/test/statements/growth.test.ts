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
import { viewerOf } from '../../src/access/viewer.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';
import {
  findDuplicates,
  identityOf,
  insertClientRecords,
} from '../../src/features/clients/public.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { findThread } from '../../src/features/inbox/requests/find-thread.ts';
import { findMovements } from '../../src/features/payments/reports/read-movements.ts';
import { useProduct } from '../product.ts';
import { PageCounter } from './pages-touched.ts';
import { counted, ROWS_READ, ROWS_UPDATED } from './rows-counted.ts';

/** An index grows by a level and each look-up by a page; whoever reads all of it touches ten times as many. */
const AT_MOST = 2;

describe('the head of the list of requests', () => {
  const [FEW, MANY] = [400, 4000];
  const OTHERS = { clinics: 20, events: 400 };
  /** One entry, so that what it is looked for in is not hidden behind what fifty of them are made of. */
  const LIMIT = 1;
  const RARE = 'ortiche';
  const filters: readonly {
    readonly what: string;
    readonly filter: (rarePet: string, usualPet: string) => ConversationFilter;
  }[] = [
    { what: 'new and open ones', filter: () => ({ payload: { status: ['NEW', 'OPEN'] } }) },
    { what: 'all that are listed', filter: () => ({}) },
    { what: 'one type', filter: () => ({ type: ['HEALTH'] }) },
    { what: 'those of a pet', filter: (pet) => ({ payload: { pets: [pet] } }) },
    {
      what: 'those of a pet that nearly all are about',
      filter: (_rare, pet) => ({ payload: { pets: [pet] } }),
    },
    { what: 'those that say a rare word', filter: () => ({ payload: { message: [RARE] } }) },
    {
      what: 'those of a pet that say a rare word',
      filter: (pet) => ({ payload: { pets: [pet], message: [RARE] } }),
    },
  ];
  const product = useProduct();
  let clinic: ClinicWithClient;
  let pages: PageCounter;
  const touched = new Map<string, number[]>(filters.map(({ what }) => [what, []]));

  beforeAll(async () => {
    clinic = await newClinicWithClient(product());
    pages = new PageCounter(product());
    const rare = await newPet(clinic.owner, 'Kira');
    // Most families of a platform have few: what is planned for all of them holds for one that has thousands too.
    await fillOtherClinics(product().pool, clinic.vet.facility.id, OTHERS);
    for (const more of [FEW, MANY - FEW]) {
      await fill(more);
      if (more === FEW) await sayOnce(rare.id);
      for (const { what, filter } of filters)
        touched.get(what)?.push(await pagesOf(filter(rare.id, clinic.pet.id)));
    }
  });
  afterAll(() => pages.stop());

  async function fill(count: number): Promise<void> {
    const { vet, owner, pet } = clinic;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId: vet.facility.id, families, assignees: [vet.id] };
    await fillFacility(product().pool, crowd, count);
  }

  /** Three conversations are about this pet too, and somebody says the rare word in them. */
  async function sayOnce(petId: string): Promise<void> {
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
    return pages.touchedBy(clinic.vet.id, 'found as', (db, viewer) =>
      searchConversations(db, viewer, { facilityId, filter, limit: LIMIT, now }),
    );
  }

  it.each(filters)('reads no more of the database among ten times as many: $what', ({ what }) => {
    const [few = 0, many = 0] = touched.get(what) ?? [];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThanOrEqual(AT_MOST);
  });
});

describe('a page of what a clinic was paid', () => {
  const product = useProduct();

  it('reads no more of the database among ten times as many', async () => {
    const { vet, owner, pet } = await newClinicWithClient(product());
    const pages = new PageCounter(product());
    const facilityId = vet.facility.id;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const asked = { facilityId, from: '2025-01-01', to: '2025-01-31', limit: 10 };
    const touched: number[] = [];
    for (const more of [2000, 18_000]) {
      await fillFacility(product().pool, { facilityId, families, assignees: [vet.id] }, more);
      await product().pool.query('vacuum analyze charges, ledger_entries');
      touched.push(
        await pages.touchedBy(vet.id, 'ledger_entries', (db) => findMovements(db, asked)),
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

  it('reads no more of the database where a hundred times as much was said', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const pages = new PageCounter(product());
    const touched: number[] = [];
    for (const messages of [500, 50_000]) {
      await fillThread(product().pool, { id, ownerId: owner.id, vetId: vet.id }, messages);
      await readBut(10, messages);
      touched.push(
        await pages.touchedBy(vet.id, 'page_start', (db, viewer) =>
          findThread(db, viewer, { id }, {}),
        ),
      );
    }
    await pages.stop();
    const [few = 0, many = 0] = touched;
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThanOrEqual(AT_MOST);

    /** Nobody has fifty thousand messages before them that they have not read; the database knows how many there are. */
    async function readBut(unread: number, messages: number): Promise<void> {
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

describe('importing clients', () => {
  const product = useProduct();
  const [ROWS, FILES] = [500, 4];
  /** One after the other, 500 read 2,000 each: a million. */
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

  /** One who is known by an address, by a number, or by a name alone, in turn. */
  function clientOf(file: number, row: number) {
    const number = `${file}${String(row).padStart(3, '0')}`;
    const person = { firstName: 'Ada', lastName: `Riva ${number}` };
    const reach = [{ email: `ada.${number}@file.test` }, { phone: `333 555${number}` }, {}];
    return { ...person, ...reach[row % reach.length] };
  }

  const asNobody = () => withoutPerson(openDatabase(pool), 'newcomers');
  const strangers = Array.from({ length: 300 }, (_none, row) => ({
    email: null,
    phone: null,
    ...clientOf(FILES, row),
  }));

  it('does not look through all that the clinic has for each of them', async () => {
    const { rows } = await counted(asNobody(), sql`seq_tup_read`, (tx) =>
      tx.execute(sql`select read_relations(
        array(select user_id from facility_clients order by created_at desc, id desc limit ${ROWS}))`),
    );
    expect(rows).toBeLessThan(FEW_TIMES * ROWS * FILES);
  });

  it('reads of those whom the clinic knows only whom the file names', async () => {
    const viewer = await viewerOf(openDatabase(product().pool), vet.id);
    if (!viewer) throw new Error('a vet whom nobody knows');
    const named = [0, 1, 2].map((row) => ({ email: null, phone: null, ...clientOf(0, row) }));
    const facility = { id: vet.facility.id, country: 'IT' };
    const wanted = [...named, ...strangers].map((person) => identityOf(person, facility.country));
    const { result: known, rows } = await counted(
      actingAs(openDatabase(pool), { viewer }),
      ROWS_READ,
      (tx) => findDuplicates(tx, facility, wanted),
    );
    expect([...known.values()]).toEqual(named.map(() => 'ALREADY_PRESENT'));
    // Of each the person and the relation.
    expect(rows).toBe(2 * named.length);
  });

  it('writes everybody once, with whom they are known to', async () => {
    const facilityId = vet.facility.id;
    const { result, rows } = await counted(asNobody(), ROWS_UPDATED, (tx) =>
      insertClientRecords(tx, { facilityId, writerId: vet.id }, strangers, product().clock.now()),
    );
    expect(rows).toBe(0);
    const [relation] = result;
    const { rows: people } = await product().pool.query<{ known: string[] }>(
      'select known_to as known from users where id = $1',
      [relation?.userId],
    );
    expect(new Set(people[0]?.known)).toEqual(new Set([facilityId, relation?.familyId]));
  });
});
