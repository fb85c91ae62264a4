import type { Viewer } from '@zampa/domain/people/relation';
import { newVet } from '@zampa/testing/people';
import { newStartedRequest, type TestRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase, type Queryable } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { findClients } from '../../src/features/clients/lists/read-clients.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { searchAll } from '../../src/features/search/search.ts';
import { useProduct } from '../product.ts';
import { withRowCount, ROWS_READ } from './with-row-count.ts';

const CLINICS = 20;
const STRANGERS_EACH = 150;
/** Maximum number of rows read for one match and the session: far fewer than there are strangers. */
const ROWS_MOST = 150;

type Place = { readonly facilityId: string; readonly now: Date };
type Search = (db: Queryable, viewer: Viewer, place: Place) => Promise<unknown>;

const clientsCalled = (search: string): Search => {
  const query = { search, sort: 'recent', limit: 50 } as const;
  return (db, viewer, { facilityId }) =>
    findClients(db, { viewer, relation: 'admin', now: new Date() }, facilityId, query);
};
const requestsSaying = (word: string): Search => {
  const filter = { payload: { message: [word] } };
  return (db, viewer, place) => searchConversations(db, viewer, { ...place, limit: 50, filter });
};
const everythingCalled =
  (q: string): Search =>
  (db, viewer) =>
    searchAll(db, viewer, { q, limit: 5 });

const SEARCHES: readonly { readonly label: string; readonly run: Search }[] = [
  { label: 'client search by name', run: clientsCalled('rossi') },
  { label: 'client search by name and pet', run: clientsCalled('olga pluto') },
  { label: 'client search by a misspelled name', run: clientsCalled('rosssi') },
  { label: 'client search by phone', run: clientsCalled('340 0010') },
  { label: 'request search by name', run: requestsSaying('rossi') },
  { label: 'request search by pet', run: requestsSaying('pluto') },
  { label: 'global search by name', run: everythingCalled('rossi') },
  { label: 'global search by pet', run: everythingCalled('pluto') },
  { label: 'global search by microchip', run: everythingCalled('38026000') },
  { label: 'global search by phone', run: everythingCalled('340 0010') },
];

/**
 * The platform has many people and pets of the same name. A search among own clients must not cost more because of
 * them.
 */
describe('search among own clients, beside strangers of the same name', () => {
  const product = useProduct();
  let request: TestRequest;
  let viewer: Viewer;
  let pool: pg.Pool;

  beforeAll(async () => {
    request = await newStartedRequest(product());
    // With only three thousand rows the planner would prefer to read the whole table.
    pool = openPool(
      { connectionString: product().databaseUrl, max: 1, options: '-c enable_seqscan=off' },
      () => {},
    );
    const vetViewer = await findViewer(openDatabase(product().pool), request.vet.id);
    if (!vetViewer) throw new Error('a vet whom nobody knows');
    viewer = vetViewer;
    for (let clinic = 0; clinic < CLINICS; clinic += 1) {
      const { facility } = await newVet(product());
      await fill(facility.id);
    }
    await product().pool.query('vacuum analyze');
  });
  afterAll(() => pool.end());

  /** Inserts clients of another clinic with the same name as ours, each with a pet of the same name. */
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

  it.each(SEARCHES)('reads no strangers: $label', async ({ run }) => {
    const place = { facilityId: request.vet.facility.id, now: product().clock.now() };
    const { rows } = await withRowCount(actingAs(openDatabase(pool), { viewer }), ROWS_READ, (tx) =>
      run(tx, viewer, place),
    );
    expect(rows).toBeGreaterThan(0);
    expect(rows).toBeLessThan(ROWS_MOST);
  });
});
