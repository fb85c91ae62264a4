import type { Viewer } from '@zampa/domain/people/relation';
import { fillClients } from '@zampa/testing/many-clients';
import { fillFacility } from '@zampa/testing/many-requests';
import { employ } from '@zampa/testing/memberships';
import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { newColleague, newVet } from '@zampa/testing/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { openDatabase, openPool, type Queryable } from '../../src/db/database.ts';
import { findClients } from '../../src/features/clients/lists/read-clients.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import type { Page } from '../../src/http/pagination.ts';
import { useProduct } from '../product.ts';
import { counted, ROWS_READ } from './rows-counted.ts';

const CONSULTANT = 6;
const [REQUESTS, CLIENTS] = [3000, 1000];
const OTHERS = { clinics: 40, events: 40 };
/** The oldest of the clinic's requests, so that whoever goes through them from the latest on meets them last. */
const ASSIGNED = 12;
/** What is read of a dozen requests: people, pets, messages, and whether each may be seen. */
const ROWS_MOST = 400;

/** Of what an answer is made that is JSON already. */
const textOf = (items: Page['items']) => ('json' in items ? String(items.json) : '[]');

describe('a consultant, who sees little of a clinic that has much', () => {
  const product = useProduct();
  let facilityId: string;
  let viewer: Viewer;

  beforeAll(async () => {
    const { pool } = product();
    const vet = await newVet(product());
    facilityId = vet.facility.id;
    const consultant = await newColleague(product());
    await employ(pool, facilityId, consultant.id, { roleId: CONSULTANT });
    const families = await fillClients(pool, facilityId, CLIENTS);
    await fillFacility(pool, { facilityId, families, assignees: [vet.id] }, REQUESTS);
    await fillOtherClinics(pool, facilityId, OTHERS);
    await pool.query(
      `update conversations set assignee_id = $2 where id in (
        select id from conversations where facility_id = $1 and assignee_id is not null and status = 'CLOSED' and category = 'CONSULTATION'
        order by created_at limit $3)`,
      [facilityId, consultant.id, ASSIGNED],
    );
    await pool.query('vacuum analyze');
    const known = await viewerOf(openDatabase(pool), consultant.id);
    if (!known) throw new Error('a consultant whom nobody knows');
    viewer = known;
  });

  async function reading<Result>(ask: (db: Queryable) => Promise<Result>) {
    const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    const read = await counted(actingAs(openDatabase(pool), { viewer }), ROWS_READ, ask);
    await pool.end();
    return read;
  }

  it('reads no more than what is assigned to them, for the list of requests', async () => {
    const now = product().clock.now();
    const { result, rows } = await reading((db) =>
      searchConversations(db, viewer, { facilityId, limit: 50, now }),
    );
    expect(JSON.parse(textOf(result.items))).toHaveLength(ASSIGNED);
    expect(rows).toBeLessThan(ROWS_MOST);
  });

  it('looks for a name once, and not for each of their clients', async () => {
    const query = { search: 'rossi', sort: 'recent', limit: 50 } as const;
    const { result, rows } = await reading((db) =>
      findClients(db, { viewer, relation: 'consultant' }, facilityId, query),
    );
    expect(result.total).toBe(ASSIGNED);
    expect(rows).toBeLessThan(3 * CLIENTS);
  });
});
