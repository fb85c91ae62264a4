import { isDeepStrictEqual } from 'node:util';
import { sendCall, type CallResponse } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validate } from 'uuid';
import { memoryFiles } from '../files/memory-files.ts';
import { useProduct } from '../product.ts';
import { snapshotTables, type TableSnapshot } from '../table-snapshot.ts';
import { callOf } from './calls-of-rows.ts';
import { expectedCalls, type RowKey } from './expected/all.ts';
import { IGNORED_IDS } from './expected/ignored-ids.ts';
import { idPathsOf, withForeignId } from './ids-in-requests.ts';
import { newScene, type Scene, type Things } from './scene.ts';
import { sensibleRequests } from './sensible-requests.ts';

/** The identities with the most rights, each on its own side. */
const CALLERS = ['OWN', 'FA', 'OA'] as const;
const TARGETS = ['neighbour', 'sister'] as const;
/** Returns the targets that are foreign to the caller; the organization admin also works at the sister clinic. */
const targetsOf = (identity: Caller) =>
  TARGETS.filter((target) => identity !== 'OA' || target !== 'sister');
type Caller = (typeof CALLERS)[number];
type Target = (typeof TARGETS)[number];

/**
 * Returns the callers that are allowed to make the call; the organization admin only where the clinic's admin is not.
 */
const callersOf = (key: RowKey) => {
  const may = CALLERS.filter((identity) => expectedCalls[key].here[identity] === 'Y');
  return may.filter((identity) => identity !== 'OA' || !may.includes('FA'));
};
const isIgnored = (key: RowKey, identity: Caller, path: string) =>
  [path, `${identity} ${path}`].some((one) => IGNORED_IDS[key]?.includes(one));

const rows = (Object.keys(expectedCalls) as RowKey[]).filter(
  (key) => idPathsOf(callOf(key)).length > 0 && callersOf(key).length > 0,
);

describe('ids of other tenants in every field of a request', () => {
  // Uploads whose rows a case takes back stay in a store in memory, not on disk.
  const product = useProduct({}, { files: memoryFiles() });
  let scene: Scene;
  let tables: TableSnapshot;
  let before: unknown;
  let cases = 0;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await snapshotTables(product().pool);
    before = await tables.checksums();
  });

  afterAll(() => console.info(`${cases} requests with an identifier of another tenant`));

  function requestsWith(key: RowKey, identity: Caller, target: Target, path: string) {
    const { email } = scene.senders[identity];
    const caller = { email, isOwner: identity === 'OWN', spareRefreshToken: '' };
    const requestOf = (things: Things) => ({
      things,
      input: sensibleRequests[key](things, caller),
    });
    return withForeignId(path, requestOf(scene.here), requestOf(scene[target]));
  }

  /**
   * Returns what is wrong with a response, or null. A call must be refused without a write; a read may also omit what
   * the caller cannot see.
   */
  async function faultIn(key: RowKey, { status, bytes }: CallResponse, foreign: Things) {
    if (status >= 500) return `answers ${status}`;
    const untouched = isDeepStrictEqual(await tables.checksums(), before);
    if (!untouched) {
      await tables.restore();
      return status < 300 ? 'is done' : `is refused with ${status}, and something was written`;
    }
    const { method, reads } = callOf(key);
    if (status >= 400) return null;
    if (method !== 'GET' && !reads) return 'is answered as done';
    const { here } = scene;
    const own = new Set<string>(Object.values(here));
    const leakedIds = Object.entries(foreign).filter(
      ([, id]) => validate(id) && !own.has(id) && bytes.includes(id),
    );
    return leakedIds.length > 0 ? `tells ${leakedIds.map(([name]) => name).join(', ')}` : null;
  }

  it.each(rows)('%s writes and reveals nothing for a foreign id', async (key) => {
    const faults: string[] = [];
    const call = callOf(key);
    for (const identity of callersOf(key))
      for (const target of targetsOf(identity))
        for (const path of idPathsOf(call).filter((one) => !isIgnored(key, identity, one)))
          for (const input of requestsWith(key, identity, target, path)) {
            cases += 1;
            const answered = await sendCall(scene.senders[identity], call, input);
            const fault = await faultIn(key, answered, scene[target]);
            if (fault) faults.push(`${identity}, ${path} of the ${target}: ${fault}`);
          }
    await product().pool.query('delete from rate_counters');
    expect(faults.join('\n')).toBe('');
  });

  it.each(Object.keys(IGNORED_IDS) as RowKey[])(
    '%s does not store the ids that it ignores',
    async (key) => {
      const call = callOf(key);
      const rowsBefore = await countForeignRows();
      for (const identity of callersOf(key))
        for (const path of idPathsOf(call).filter((one) => isIgnored(key, identity, one)))
          for (const input of requestsWith(key, identity, 'neighbour', path))
            await sendCall(scene.senders[identity], call, input);
      const after = await countForeignRows();
      await tables.restore();
      await product().pool.query('delete from rate_counters');
      expect(after).toBe(rowsBefore);
    },
  );

  /** Counts rows of conversations, events and calendars that contain an id of the neighbor clinic. */
  async function countForeignRows(): Promise<number> {
    const ids = Object.values(scene.neighbour).filter((value) => validate(value));
    const tablesOfEvents = ['conversations', 'events', 'calendar_events', 'conversation_pets'];
    const each = tablesOfEvents.map(
      (name) =>
        `select count(*)::int as n from ${name} t, unnest($1::text[]) foreign_id where t::text like '%' || foreign_id || '%'`,
    );
    const { rows: counts } = await product().pool.query<{ n: number }>(each.join(' union all '), [
      ids,
    ]);
    return counts.reduce((sum, { n }) => sum + n, 0);
  }
});
