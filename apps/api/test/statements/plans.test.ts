import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { openDatabase } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { readAvailability } from '../../src/features/appointments/slots/availability.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { newStartedRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

/**
 * Maximum number of custom plans per connection, and the number of calls: enough for the statement to be prepared and
 * its cost to be known.
 */
const PLANNED_MOST = 5;
const ASKED = 30;

const SEARCHES: readonly { readonly label: string; readonly filter?: ConversationFilter }[] = [
  { label: 'all' },
  { label: 'by payment', filter: { payload: { payment: ['PAID'] } } },
  { label: 'by words', filter: { payload: { message: ['visita'] } } },
];

describe('plans of prepared statements', () => {
  const product = useProduct();

  it.each(SEARCHES)(
    'are reused for the list of requests ($label) instead of planning every call',
    async ({ filter }) => {
      const { vet } = await newStartedRequest(product());
      const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
      const viewer = await findViewer(openDatabase(product().pool), vet.id);
      if (!viewer) throw new Error('a vet whom nobody knows');
      const db = actingAs(openDatabase(pool), { viewer });
      const now = product().clock.now();
      const search = { facilityId: vet.facility.id, limit: 50, now, filter };
      for (let count = 0; count < ASKED; count += 1) await searchConversations(db, viewer, search);
      const plans = await plansOf(pool, 'found as');
      await pool.end();
      expect(plans.planned).toBeLessThanOrEqual(PLANNED_MOST);
      expect(plans.reused).toBeGreaterThan(ASKED / 2);
    },
  );

  it('are reused for the availability of a clinic', async () => {
    const { vet, serviceId } = await newStartedRequest(product());
    const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    const viewer = await findViewer(openDatabase(product().pool), vet.id);
    if (!viewer) throw new Error('a vet whom nobody knows');
    const db = actingAs(openDatabase(pool), { viewer });
    const days = { from: '2026-11-02', to: '2026-11-16' };
    const query = { facilityId: vet.facility.id, services: [serviceId], pets: [], ...days };
    const now = product().clock.now();
    for (let count = 0; count < ASKED; count += 1) await readAvailability(db, query, now);
    const plans = await plansOf(pool, 'bookings_paused_until');
    await pool.end();
    expect(plans.planned).toBeLessThanOrEqual(PLANNED_MOST);
    expect(plans.reused).toBeGreaterThan(ASKED / 2);
  });

  /** Returns how often the one statement with these words was planned, and how often its generic plan was reused. */
  async function plansOf(pool: pg.Pool, words: string) {
    const { rows } = await pool.query<{ planned: number; reused: number }>(
      `select custom_plans::int as planned, generic_plans::int as reused from pg_prepared_statements
      where position($1 in statement) > 0`,
      [words],
    );
    const [found, ...others] = rows;
    if (!found || others.length > 0) throw new Error(`not one statement with ${words}`);
    return found;
  }
});
