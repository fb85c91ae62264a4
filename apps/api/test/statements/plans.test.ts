import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { openDatabase, openPool } from '../../src/db/database.ts';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { newStartedRequest } from '@zampa/testing/requests';
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
      const { rows } = await pool.query<{ planned: number; kept: number }>(
        `select custom_plans::int as planned, generic_plans::int as kept from pg_prepared_statements
        where statement like '%found as%'`,
      );
      await pool.end();
      expect(rows).toHaveLength(1);
      expect(rows[0]?.planned).toBeLessThanOrEqual(PLANNED_MOST);
      expect(rows[0]?.kept).toBeGreaterThan(ASKED / 2);
    },
  );
});
