import type { ConversationFilter } from '@zampa/contract/inbox/conversation-filter';
import { fillFacility } from '@zampa/testing/many-requests';
import { newClinicWithClient, type ClinicWithClient } from '@zampa/testing/requests';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from '../../src/access/acting.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';
import { PreparingClient } from '../../src/db/preparing-client.ts';
import { searchConversations } from '../../src/features/inbox/lists/search-conversations.ts';
import { useProduct } from '../product.ts';

const [FEW, MANY] = [400, 4000];
/** An index grows by a level and each look-up by a page; whoever reads all of the conversations touches ten times as many. */
const AT_MOST = 2;
/** One entry, so that what it is looked for in is not hidden behind what fifty of them are made of. */
const LIMIT = 1;

const filters: readonly { readonly what: string; readonly filter: ConversationFilter }[] = [
  { what: 'new and open ones', filter: { payload: { status: ['NEW', 'OPEN'] } } },
  { what: 'all that are listed', filter: {} },
  { what: 'one type', filter: { type: ['HEALTH'] } },
];

type Sent = { readonly config: { readonly text: string }; readonly values: readonly unknown[] };
type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] };

/** Counted and not timed: what a list reads is what it costs, on every machine. */
describe('the head of the list of requests', () => {
  const product = useProduct();
  let clinic: ClinicWithClient;
  let pool: pg.Pool;
  const sent: Sent[] = [];
  const touched = new Map<string, number[]>(filters.map(({ what }) => [what, []]));

  /** A connection that keeps what it was asked, with whoever asked it. */
  class RecordingClient extends PreparingClient {
    override query(...parts: unknown[]): never {
      const [config, values] = parts;
      if (isList(config) && Array.isArray(values)) sent.push({ config, values });
      return super.query(...parts);
    }
  }

  beforeAll(async () => {
    clinic = await newClinicWithClient(product());
    pool = openPool(
      { connectionString: product().databaseUrl, max: 1, Client: RecordingClient },
      () => {},
    );
    for (const more of [FEW, MANY - FEW]) {
      await fill(more);
      for (const { what, filter } of filters) touched.get(what)?.push(await pagesOf(filter));
    }
  });
  afterAll(() => pool.end());

  async function fill(count: number): Promise<void> {
    const { vet, owner, pet } = clinic;
    const families = [{ id: owner.familyId, userId: owner.id, petId: pet.id }];
    const crowd = { facilityId: vet.facility.id, families, assignees: [vet.id] };
    await fillFacility(product().pool, crowd, count);
  }

  /** Pages of tables and indices that the statement of a list touches, as the same person. */
  async function pagesOf(filter: ConversationFilter): Promise<number> {
    const { vet } = clinic;
    const viewer = await viewerOf(openDatabase(product().pool), vet.id);
    if (!viewer) throw new Error('a vet whom nobody knows');
    const db = actingAs(openDatabase(pool), { viewer });
    const facilityId = vet.facility.id;
    sent.length = 0;
    await searchConversations(db, viewer, {
      facilityId,
      filter,
      limit: LIMIT,
      now: product().clock.now(),
    });
    const [list] = sent;
    if (!list) throw new Error('no list was asked for');
    const text = `explain (analyze, buffers, format json) ${list.config.text}`;
    const { rows } = await pool.query<Explained>({ ...list.config, text }, [...list.values]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }

  it.each(filters)('reads no more of the database among ten times as many: $what', ({ what }) => {
    const [few = 0, many = 0] = touched.get(what) ?? [];
    expect(few).toBeGreaterThan(0);
    expect(many / few).toBeLessThanOrEqual(AT_MOST);
  });
});

const isList = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  config.text.includes('with found as');
