import type { Viewer } from '@zampa/domain/people/relation';
import { fillClients } from '@zampa/testing/many-clients';
import { fillFacility } from '@zampa/testing/many-requests';
import { employ } from '@zampa/testing/memberships';
import { fillOtherClinics } from '@zampa/testing/other-clinics';
import { newColleague, newVet } from '@zampa/testing/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase, type Queryable } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { findClients } from '../../src/features/clients/lists/read-clients.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import type { Page } from '../../src/http/replies/pagination.ts';
import { useProduct } from '../product.ts';
import { withRowCount, ROWS_READ } from './with-row-count.ts';

const CONSULTANT = 6;
const [REQUESTS, CLIENTS] = [3000, 1000];
const OTHERS = { clinics: 40, events: 40 };
/**
 * Number of assigned requests. They are the oldest of the clinic, so that a scan from the latest would reach them
 * last.
 */
const ASSIGNED = 12;
/** Maximum number of rows read for a dozen requests: people, pets, messages and access checks. */
const ROWS_MOST = 400;

/** Returns the text of an answer that is already JSON. */
const textOf = (items: Page['items']) => ('json' in items ? String(items.json) : '[]');

describe('consultant in a clinic with thousands of requests', () => {
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
    const consultantViewer = await findViewer(openDatabase(pool), consultant.id);
    if (!consultantViewer) throw new Error('a consultant whom nobody knows');
    viewer = consultantViewer;
  });

  async function reading<Result>(run: (db: Queryable) => Promise<Result>) {
    const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    const read = await withRowCount(actingAs(openDatabase(pool), { viewer }), ROWS_READ, run);
    await pool.end();
    return read;
  }

  it('reads only the assigned requests for the list of requests', async () => {
    const now = product().clock.now();
    const { result, rows } = await reading((db) =>
      searchConversations(db, viewer, { facilityId, limit: 50, now }),
    );
    expect(JSON.parse(textOf(result.items))).toHaveLength(ASSIGNED);
    expect(rows).toBeLessThan(ROWS_MOST);
  });

  it('searches for a name once, and not for each client', async () => {
    const query = { search: 'rossi', sort: 'recent', limit: 50 } as const;
    const { result, rows } = await reading((db) =>
      findClients(db, { viewer, relation: 'consultant', now: new Date() }, facilityId, query),
    );
    expect(result.total).toBe(ASSIGNED);
    expect(rows).toBeLessThan(3 * CLIENTS);
  });
});
