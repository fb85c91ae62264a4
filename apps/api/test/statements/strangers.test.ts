import type { Viewer } from '@zampa/domain/people/relation';
import { newVet } from '@zampa/testing/people';
import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { openDatabase, openPool, type Queryable } from '../../src/db/database.ts';
import { findClients } from '../../src/features/clients/lists/read-clients.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { findEverything } from '../../src/features/search/search.ts';
import { useProduct } from '../product.ts';
import { counted, ROWS_READ } from './rows-counted.ts';

const CLINICS = 20;
const STRANGERS_EACH = 150;
/** What is read of somebody who is found, and of who is asking: far fewer than there are strangers. */
const ROWS_MOST = 150;

type Place = { readonly facilityId: string; readonly now: Date };
type Ask = (db: Queryable, viewer: Viewer, place: Place) => Promise<unknown>;

const clientsCalled = (search: string): Ask => {
  const query = { search, sort: 'recent', limit: 50 } as const;
  return (db, viewer, { facilityId }) =>
    findClients(db, { viewer, relation: 'admin' }, facilityId, query);
};
const requestsSaying = (word: string): Ask => {
  const filter = { payload: { message: [word] } };
  return (db, viewer, place) => searchConversations(db, viewer, { ...place, limit: 50, filter });
};
const everythingCalled =
  (q: string): Ask =>
  (db, viewer) =>
    findEverything(db, viewer, { q, limit: 5 });

const SEARCHES: readonly { readonly what: string; readonly ask: Ask }[] = [
  { what: 'the clients, for a name', ask: clientsCalled('rossi') },
  { what: 'the clients, for a name and a pet', ask: clientsCalled('olga pluto') },
  { what: 'the clients, for a name with a slip', ask: clientsCalled('rosssi') },
  { what: 'the clients, for a number', ask: clientsCalled('340 0010') },
  { what: 'the requests, for a name', ask: requestsSaying('rossi') },
  { what: 'the requests, for a pet', ask: requestsSaying('pluto') },
  { what: 'everything, for a name', ask: everythingCalled('rossi') },
  { what: 'everything, for a pet', ask: everythingCalled('pluto') },
  { what: 'everything, for a chip', ask: everythingCalled('38026000') },
  { what: 'everything, for a number', ask: everythingCalled('340 0010') },
];

/** The platform is full of people of one name, and of pets: who looks for one among theirs does not pay for the others’. */
describe('a search among the own, beside strangers of the same name', () => {
  const product = useProduct();
  let request: TestRequest;
  let viewer: Viewer;
  let pool: pg.Pool;

  beforeAll(async () => {
    request = await newStartedRequest(product());
    // Three thousand rows are few: the database would rather read all of a table than ask an index.
    pool = openPool(
      { connectionString: product().databaseUrl, max: 1, options: '-c enable_seqscan=off' },
      () => {},
    );
    const known = await viewerOf(openDatabase(product().pool), request.vet.id);
    if (!known) throw new Error('a vet whom nobody knows');
    viewer = known;
    for (let clinic = 0; clinic < CLINICS; clinic += 1) {
      const { facility } = await newVet(product());
      await fill(facility.id);
    }
    await product().pool.query('vacuum analyze');
  });
  afterAll(() => pool.end());

  /** Clients of another clinic, each called like ours, with a pet called like ours. */
  async function fill(facilityId: string): Promise<void> {
    await product().pool.query(
      `with come as materialized (
          select gen_random_uuid() as person, gen_random_uuid() as home, gen_random_uuid() as pet, n
          from generate_series(1, $2::int) n),
        people as (insert into users
          (id, first_name, last_name, phone, is_vet, marketing, thirdparties, language, created_at, updated_at)
          select person, 'Olga', 'Rossi', '340 0010' || n, false, 0, 0, 'it', now(), now() from come),
        homes as (insert into families (id, code, created_at, updated_at)
          select home, left(home::text, 8), now(), now() from come),
        members as (insert into family_members (family_id, user_id, role_id, created_at)
          select home, person, 9, now() from come),
        animals as (insert into pets (id, family_id, name, species_id, microchip, created_at, updated_at)
          select pet, home, 'Pluto', 1, '38026000' || lpad(n::text, 7, '0'), now(), now() from come),
        shown as (insert into facility_pets (facility_id, pet_id, created_at) select $1, pet, now() from come)
      insert into facility_clients (id, facility_id, family_id, user_id, status, created_at, updated_at)
        select gen_random_uuid(), $1, home, person, 'IMPORTED', now(), now() from come`,
      [facilityId, STRANGERS_EACH],
    );
  }

  it.each(SEARCHES)('reads nobody else: $what', async ({ ask }) => {
    const place = { facilityId: request.vet.facility.id, now: product().clock.now() };
    const { rows } = await counted(actingAs(openDatabase(pool), { viewer }), ROWS_READ, (tx) =>
      ask(tx, viewer, place),
    );
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(ROWS_MOST);
  });
});
