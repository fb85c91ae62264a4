import { isDeepStrictEqual } from 'node:util';
import { sendCall, type Answered } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validate } from 'uuid';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';
import { callOf } from './calls-of-rows.ts';
import { expectedCalls, type RowKey } from './expected/all.ts';
import { IGNORED_IDS } from './expected/ignored-ids.ts';
import { idPathsOf, withForeignId } from './ids-in-requests.ts';
import { newScene, type Scene, type Things } from './scene.ts';
import { sensibleRequests } from './sensible-requests.ts';

/** Those who may do most, each where they may. */
const CALLERS = ['OWN', 'FA', 'OA'] as const;
const TARGETS = ['neighbour', 'sister'] as const;
/** Whose things are not theirs: the organization's admin works in the sister clinic too. */
const targetsOf = (by: Caller) => TARGETS.filter((target) => by !== 'OA' || target !== 'sister');
type Caller = (typeof CALLERS)[number];
type Target = (typeof TARGETS)[number];

/** The organization's admin is asked only about what the clinic's own may not. */
const callersOf = (key: RowKey) => {
  const may = CALLERS.filter((by) => expectedCalls[key].here[by] === 'Y');
  return may.filter((by) => by !== 'OA' || !may.includes('FA'));
};
const isIgnored = (key: RowKey, by: Caller, path: string) =>
  [path, `${by} ${path}`].some((one) => IGNORED_IDS[key]?.includes(one));

const rows = (Object.keys(expectedCalls) as RowKey[]).filter(
  (key) => idPathsOf(callOf(key)).length > 0 && callersOf(key).length > 0,
);

describe('identifiers of other tenants, anywhere in a request', () => {
  const product = useProduct();
  let scene: Scene;
  let tables: KeptTables;
  let before: unknown;
  let cases = 0;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
    before = await tables.sums();
  });

  afterAll(() => console.info(`${cases} requests with an identifier of another tenant`));

  function requestsWith(key: RowKey, by: Caller, target: Target, path: string) {
    const { email } = scene.senders[by];
    const caller = { email, isOwner: by === 'OWN', spareRefreshToken: '' };
    const requestOf = (things: Things) => ({
      things,
      input: sensibleRequests[key](things, caller),
    });
    return withForeignId(path, requestOf(scene.here), requestOf(scene[target]));
  }

  /** Refused with nothing written; a read may leave out what is not the reader’s. */
  async function faultIn(key: RowKey, { status, bytes }: Answered, foreign: Things) {
    if (status >= 500) return `answers ${status}`;
    const untouched = isDeepStrictEqual(await tables.sums(), before);
    if (!untouched) {
      await tables.putBack();
      return status < 300 ? 'is done' : `is refused with ${status}, and something was written`;
    }
    const { method, reads } = callOf(key);
    if (status >= 400) return null;
    if (method !== 'GET' && !reads) return 'is answered as done';
    const { here } = scene;
    const own = new Set<string>(Object.values(here));
    const told = Object.entries(foreign).filter(
      ([, id]) => validate(id) && !own.has(id) && bytes.includes(id),
    );
    return told.length > 0 ? `tells ${told.map(([name]) => name).join(', ')}` : null;
  }

  it.each(rows)('%s', async (key) => {
    const faults: string[] = [];
    const call = callOf(key);
    for (const by of callersOf(key))
      for (const target of targetsOf(by))
        for (const path of idPathsOf(call).filter((one) => !isIgnored(key, by, one)))
          for (const input of requestsWith(key, by, target, path)) {
            cases += 1;
            const answered = await sendCall(scene.senders[by], call, input);
            const fault = await faultIn(key, answered, scene[target]);
            if (fault) faults.push(`${by}, ${path} of the ${target}: ${fault}`);
          }
    await product().pool.query('delete from rate_counters');
    expect(faults.join('\n')).toBe('');
  });

  it.each(Object.keys(IGNORED_IDS) as RowKey[])(
    '%s keeps nothing of what it passes over',
    async (key) => {
      const call = callOf(key);
      const known = await foreignRows();
      for (const by of callersOf(key))
        for (const path of idPathsOf(call).filter((one) => isIgnored(key, by, one)))
          for (const input of requestsWith(key, by, 'neighbour', path))
            await sendCall(scene.senders[by], call, input);
      const after = await foreignRows();
      await tables.putBack();
      await product().pool.query('delete from rate_counters');
      expect(after).toBe(known);
    },
  );

  /** How many rows of conversations, events and calendars name anything of the neighbour’s. */
  async function foreignRows(): Promise<number> {
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
