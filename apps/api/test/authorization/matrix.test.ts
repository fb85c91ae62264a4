import { isDeepStrictEqual } from 'node:util';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';
import { sendCall, type Answered } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';
import type { Caller } from './caller.ts';
import { callOf, rowsOfTable } from './calls-of-rows.ts';
import { expectedCalls, type RowKey } from './expected/all.ts';
import { expectedOf, type Target, type Verdict } from './expected/expectation.ts';
import { IDENTITIES, OWNERS, type Identity } from './expected/identities.ts';
import { newScene, unknownThings, type Scene, type Things } from './scene.ts';
import { sensibleRequests } from './sensible-requests.ts';

const ROWS = Object.keys(expectedCalls) as RowKey[];
const TARGETS: readonly Target[] = ['here', 'former', 'neighbour', 'sister'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Where another client of the clinic names what is a family's there: it is this that they may not know, not the clinic. */
const OF_KNOWN_CLINIC: readonly RowKey[] = [
  'POST /users/link/pets',
  'PATCH /users/link/pets',
  'POST /users/unlink/pets',
  'POST /events HEALTH',
  'POST /events HEALTH VISIT',
  'POST /facilities/holds',
];

/** Where whoever works for the clinic names it beside what they may not know of: that it is there is no news to them. */
const AT_OWN_CLINIC: readonly RowKey[] = [
  'GET /families',
  'POST /pets',
  'PATCH /client/status',
  'PATCH /users/client',
  'DELETE /users/link',
  'DELETE /v2/users/link',
];
const STAFF: readonly Identity[] = ['VA', 'AS', 'CO', 'CX', 'CB', 'DK', 'BO', 'ST', 'FA', 'OA'];

type Case = {
  readonly key: RowKey;
  readonly identity: Identity;
  readonly target: Target;
  readonly expected: Verdict;
};

/** Everybody, about everything of which something is expected; whoever has left names their own things anyhow. */
const casesOf = (key: RowKey): readonly Case[] =>
  TARGETS.flatMap((target) =>
    IDENTITIES.flatMap((identity) => {
      const expected = expectedOf(expectedCalls[key], identity, target);
      const isOwn = target === 'former' && identity === 'DIS';
      return expected === null || isOwn ? [] : [{ key, identity, target, expected }];
    }),
  );

describe('who may do what, held against the running server', () => {
  const product = useProduct();
  let scene: Scene;
  let tables: KeptTables;
  let before: unknown;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
    before = await tables.sums();
  });

  function ask({ key, identity }: Case, things: Things): Promise<Answered> {
    const sender = scene.senders[identity];
    const { spareRefreshToken } = scene;
    const isOwner = OWNERS.includes(identity);
    const caller: Caller = { email: sender.email, isOwner, spareRefreshToken };
    return sendCall(sender, callOf(key), sensibleRequests[key](things, caller));
  }

  const thingsIn = ({ identity, target }: Case): Things =>
    target === 'here' ? scene.thingsOf(identity) : scene[target];

  /** What does not exist, in place of what they may not know. */
  function nothingLike({ key, identity, target }: Case, things: Things): Things {
    const unknown = unknownThings(things);
    const isClients = identity === 'OTH' && target === 'here' && OF_KNOWN_CLINIC.includes(key);
    const isOfClinic = target === 'here' || target === 'former';
    const isStaffs = isOfClinic && STAFF.includes(identity) && AT_OWN_CLINIC.includes(key);
    return isClients || isStaffs ? { ...unknown, facilityId: things.facilityId } : unknown;
  }

  /** What is wrong about one case: nothing, where it is as expected. */
  async function faultOf(one: Case): Promise<readonly string[]> {
    const things = thingsIn(one);
    const answered = await ask(one, things);
    const { key, identity, target, expected } = one;
    const verdict = verdictIn(answered, expectedCalls[key].here.AN === 'Y');
    if (verdict !== expected) return [`${identity}, ${target}: ${verdict} instead of ${expected}`];
    if (verdict !== 'N') return [];
    const unknown = await ask(one, nothingLike(one, things));
    return withoutRequestId(answered) === withoutRequestId(unknown)
      ? []
      : [
          `${identity}, ${target}: what they may not know answers otherwise than what does not exist`,
        ];
  }

  it('expects something of every row of the table, and of no other', () => {
    const context = Object.keys(expectedCalls).filter((key) => rowsOfTable.has(key));
    expect(context.toSorted()).toEqual([...rowsOfTable].toSorted());
    expect(Object.keys(policy).toSorted()).toEqual(
      calls.map((call) => keyOf<CallDefinition>(call)).toSorted(),
    );
  });

  it('serves nothing beyond the table', async () => {
    const paths = new Set(calls.map(({ path }) => path));
    const routes = Object.keys(policy).map(
      (key) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    for (const path of paths)
      for (const method of METHODS) {
        const known = routes.some((route) => route.test(`${method} ${path}`));
        // A secret address that is none of ours cannot be found either.
        const real = path.replace('{token}', scene.here.feedToken);
        const url = `${product().address}/api${real.replaceAll(/[{}]/g, '')}`;
        const { status } = await fetch(url, { method });
        // A route that is there asks who is calling, or for a body; one that is not there cannot be found.
        expect(status === 404, `${method} ${path}`).toBe(!known);
      }
  });

  it.each(ROWS)('%s', async (key) => {
    const cases = casesOf(key);
    const reads = callOf(key).method === 'GET';
    const writes = ({ expected }: Case) => expected === 'Y' && !reads;
    const faults = await inTurns(
      cases.filter((one) => !writes(one)),
      faultOf,
    );
    const after = await tables.sums();
    if (!isDeepStrictEqual(after, before)) await tables.putBack();
    for (const one of cases.filter(writes)) {
      faults.push(...(await faultOf(one)));
      await tables.putBack();
      // Not how often, only whether.
      await product().pool.query('delete from rate_counters');
    }
    expect(faults.join('\n')).toBe('');
    expect(after, 'who was refused, and who only read, has changed nothing').toEqual(before);
  });
});

const AT_ONCE = 8;

/** Does it for each, a few at a time. */
async function inTurns<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = [...items];
  const found: string[] = [];
  const worker = async () => {
    for (let item = left.shift(); item; item = left.shift()) found.push(...(await act(item)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

const refused: Readonly<Record<number, Verdict>> = { 401: 'U', 403: 'F', 404: 'N' };

/** What is allowed is done, or meets a state; from a call without sign-in a wrong code or a limit may come back. */
function verdictIn({ status, json }: Answered, isPublic: boolean): string {
  const passed = status < 300 || status === 409;
  const answered = isPublic && (status === 400 || status === 429);
  // A code that nobody was sent is looked at for those who may use one.
  const tried = status === 400 && JSON.stringify(json).includes('"code":"BAD_CODE"');
  return passed || answered || tried
    ? 'Y'
    : (refused[status] ?? `${status} ${JSON.stringify(json)}`);
}

function withoutRequestId({ status, headers, bytes }: Answered): string {
  const text = bytes.toString();
  const { requestId } = JSON.parse(text) as { requestId: string };
  return `${status} ${headers.get('content-type')} ${text.replace(requestId, '')}`;
}
