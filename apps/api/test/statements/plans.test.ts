import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { openDatabase, openPool } from '../../src/db/database.ts';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { readAvailability } from '../../src/features/appointments/slots/availability.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { newStartedRequest } from '@zampa/testing/requests';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

/** How often a connection lets it be planned: until it is worth keeping, and until the database knows what it costs. */
const PLANNED_MOST = 5;
const ASKED = 30;

const SEARCHES: readonly { readonly what: string; readonly filter?: ConversationFilter }[] = [
  { what: 'all' },
  { what: 'by its payment', filter: { payload: { payment: ['PAID'] } } },
  { what: 'by words', filter: { payload: { message: ['visita'] } } },
];

describe('plans that connections keep', () => {
  const product = useProduct();

  it.each(SEARCHES)(
    'plans the list of requests, $what, a few times for each connection, and not at every call',
    async ({ filter }) => {
      const { vet } = await newStartedRequest(product());
      const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
      const viewer = await viewerOf(openDatabase(product().pool), vet.id);
      if (!viewer) throw new Error('a vet whom nobody knows');
      const db = actingAs(openDatabase(pool), { viewer });
      const now = product().clock.now();
      const search = { facilityId: vet.facility.id, limit: 50, now, filter };
      for (let asked = 0; asked < ASKED; asked += 1) await searchConversations(db, viewer, search);
      const plans = await plansOf(pool, 'found as');
      await pool.end();
      expect(plans.planned).toBeLessThanOrEqual(PLANNED_MOST);
      expect(plans.kept).toBeGreaterThan(ASKED / 2);
    },
  );

  it('plans what says when somebody has time no more often', async () => {
    const { vet, serviceId } = await newStartedRequest(product());
    const pool = openPool({ connectionString: product().databaseUrl, max: 1 }, () => {});
    const viewer = await viewerOf(openDatabase(product().pool), vet.id);
    if (!viewer) throw new Error('a vet whom nobody knows');
    const db = actingAs(openDatabase(pool), { viewer });
    const days = { from: '2026-11-02', to: '2026-11-16' };
    const wanted = { facilityId: vet.facility.id, services: [serviceId], pets: [], ...days };
    const now = product().clock.now();
    for (let asked = 0; asked < ASKED; asked += 1) await readAvailability(db, wanted, now);
    const plans = await plansOf(pool, 'bookings_paused_until');
    await pool.end();
    expect(plans.planned).toBeLessThanOrEqual(PLANNED_MOST);
    expect(plans.kept).toBeGreaterThan(ASKED / 2);
  });

  /** Returns how often the one statement with these words was planned, and how often its plan was used again. */
  async function plansOf(pool: pg.Pool, words: string) {
    const { rows } = await pool.query<{ planned: number; kept: number }>(
      `select custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements
      where position($1 in statement) > 0`,
      [words],
    );
    const [found, ...others] = rows;
    if (!found || others.length > 0) throw new Error(`not one statement with ${words}`);
    return found;
  }
});
