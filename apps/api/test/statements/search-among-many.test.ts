import type { Viewer } from '@zampa/domain/people/relation';
import { fillFacility } from '@zampa/testing/many-requests';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { searchAll } from '../../src/features/search/search.ts';
import { useProduct } from '../product.ts';
import { withRowCount, ROWS_READ } from './with-row-count.ts';

const REQUESTS = 3000;
const RARE = 'ortiche';
const SAY = 3;
const LIMIT = 5;
/** Maximum number of rows read for three requests and the session. */
const ROWS_MOST = 100;
/** Members of one family, all with the same name. */
const RELATIVES = 20;

/** Reads what is found, and neither everything in the clinic nor anything twice. */
describe('global search in a clinic with thousands of requests', () => {
  const product = useProduct();
  let clinic: ClinicWithClient;
  let viewer: Viewer;

  beforeAll(async () => {
    const { pool } = product();
    clinic = await newClinicWithClient(product());
    const { vet, owner, pet } = clinic;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    await fillFacility(
      pool,
      { facilityId: vet.facility.id, families, assignees: [vet.id] },
      REQUESTS,
    );
    await pool.query(
      `update events set message = $2 where seq = 1 and conversation_id in (
        select id from conversations where facility_id = $1 and status = 'CLOSED' limit $3)`,
      [vet.facility.id, RARE, SAY],
    );
    await pool.query(
      `with relatives as (
        insert into users (id, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at)
        select gen_random_uuid(), 'Ada', 'Sambuco', false, 0, 0, 'it', now(), now() from generate_series(1, $2::int)
        returning id)
      insert into family_members (family_id, user_id, role_id, status, created_at)
      select $1, id, 10, 'ACTIVE', now() from relatives`,
      [owner.familyId, RELATIVES],
    );
    await pool.query('vacuum analyze');
    const vetViewer = await findViewer(openDatabase(pool), vet.id);
    if (!vetViewer) throw new Error('a vet whom nobody knows');
    viewer = vetViewer;
  });

  async function searchedFor(q: string) {
    const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    const { result, rows } = await withRowCount(
      actingAs(openDatabase(pool), { viewer }),
      ROWS_READ,
      (tx) => searchAll(tx, viewer, { q, facilityId: clinic.vet.facility.id, limit: LIMIT }),
    );
    await pool.end();
    const found = JSON.parse(result.json) as { readonly conversations: readonly unknown[] };
    return { rows, conversations: found.conversations.length };
  }

  it('looks up only the few requests that contain a word', async () => {
    const { rows, conversations } = await searchedFor(RARE);
    expect(conversations).toBe(SAY);
    expect(rows).toBeLessThan(ROWS_MOST);
  });

  it('reads the requests of a family once, however many members have the name', async () => {
    const { rows, conversations } = await searchedFor('sambuco');
    expect(conversations).toBe(LIMIT);
    // Per request: the match, the access check and the latest messages.
    expect(rows).toBeLessThan(4 * REQUESTS);
  });
});
