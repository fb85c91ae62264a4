import { isDeepStrictEqual } from 'node:util';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';
import { sendCall, type CallResponse } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { memoryFiles } from '../files/memory-files.ts';
import { useProduct } from '../product.ts';
import { snapshotTables, type TableSnapshot } from '../table-snapshot.ts';
import type { Caller } from './caller.ts';
import { callOf, rowsOfTable } from './calls-of-rows.ts';
import { expectedCalls, type RowKey } from './expected/all.ts';
import { expectedVerdict, type Target, type Verdict } from './expected/expectation.ts';
import { IDENTITIES, OWNERS, type Identity } from './expected/identities.ts';
import { newScene, unknownThings, type Scene, type Things } from './scene.ts';
import { sensibleRequests } from './sensible-requests.ts';

const ROWS = Object.keys(expectedCalls) as RowKey[];
const TARGETS: readonly Target[] = ['here', 'former', 'neighbour', 'sister'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Calls in which another client names things of a family at the clinic: they may know the clinic but not those
 * things.
 */
const OF_KNOWN_CLINIC: readonly RowKey[] = [
  'POST /users/link/pets',
  'PATCH /users/link/pets',
  'POST /users/unlink/pets',
  'POST /events HEALTH',
  'POST /events HEALTH VISIT',
  'POST /facilities/holds',
];

/** Calls in which staff name their own clinic next to things they may not see: its existence is no secret to them. */
const AT_OWN_CLINIC: readonly RowKey[] = [
  'GET /families',
  'POST /pets',
  'POST /notes',
  'POST /vaccinations',
  'POST /documents',
  'POST /prescriptions',
  'POST /vaccinations/confirm',
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

/**
 * Returns the cases of a row, for all targets and identities that have an expected result. Skips DIS with former
 * things, which are its own.
 */
const casesOf = (key: RowKey): readonly Case[] =>
  TARGETS.flatMap((target) =>
    IDENTITIES.flatMap((identity) => {
      const expected = expectedVerdict(expectedCalls[key], identity, target);
      const isOwn = target === 'former' && identity === 'DIS';
      return expected === null || isOwn ? [] : [{ key, identity, target, expected }];
    }),
  );

describe('access matrix on the running server', () => {
  // Uploads whose rows a case takes back stay in a store in memory, not on disk.
  const product = useProduct({}, { files: memoryFiles() });
  let scene: Scene;
  let tables: TableSnapshot;
  let before: unknown;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await snapshotTables(product().pool);
    before = await tables.checksums();
  });

  function sendCase({ key, identity }: Case, things: Things): Promise<CallResponse> {
    const sender = scene.senders[identity];
    const { spareRefreshToken } = scene;
    const isOwner = OWNERS.includes(identity);
    const caller: Caller = { email: sender.email, isOwner, spareRefreshToken };
    return sendCall(sender, callOf(key), sensibleRequests[key](things, caller));
  }

  const thingsIn = ({ identity, target }: Case): Things =>
    target === 'here' ? scene.thingsOf(identity) : scene[target];

  /** Returns ids that do not exist, in place of things the caller may not see. */
  function withUnknownIds({ key, identity, target }: Case, things: Things): Things {
    const unknown = unknownThings(things);
    const isClients = identity === 'OTH' && target === 'here' && OF_KNOWN_CLINIC.includes(key);
    const isOfClinic = target === 'here' || target === 'former';
    const isStaffs = isOfClinic && STAFF.includes(identity) && AT_OWN_CLINIC.includes(key);
    return isClients || isStaffs ? { ...unknown, facilityId: things.facilityId } : unknown;
  }

  /** Returns what is wrong in one case; empty if it is as expected. */
  async function faultOf(one: Case): Promise<readonly string[]> {
    const things = thingsIn(one);
    const answered = await sendCase(one, things);
    const { key, identity, target, expected } = one;
    const verdict = verdictIn(answered, expectedCalls[key].here.AN === 'Y');
    if (verdict !== expected) return [`${identity}, ${target}: ${verdict} instead of ${expected}`];
    if (verdict !== 'N') return [];
    const unknown = await sendCase(one, withUnknownIds(one, things));
    return withoutRequestId(answered) === withoutRequestId(unknown)
      ? []
      : [
          `${identity}, ${target}: what they may not know answers otherwise than what does not exist`,
        ];
  }

  it('covers every row of the policy table and every call of the contract', () => {
    const context = Object.keys(expectedCalls).filter((key) => rowsOfTable.has(key));
    expect(context.toSorted()).toEqual([...rowsOfTable].toSorted());
    expect(Object.keys(policy).toSorted()).toEqual(
      calls.map((call) => keyOf<CallDefinition>(call)).toSorted(),
    );
  });

  it('serves no route beyond the policy table', async () => {
    const paths = new Set(calls.map(({ path }) => path));
    const routes = Object.keys(policy).map(
      (key) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    );
    for (const path of paths)
      for (const method of METHODS) {
        const isRoute = routes.some((route) => route.test(`${method} ${path}`));
        // Unknown tokens answer 404 too, so use real ones.
        const { feedToken, shareToken } = scene.here;
        const real = path.replace('{token}', path.startsWith('/shared') ? shareToken : feedToken);
        const url = `${product().address}/api${real.replaceAll(/[{}]/g, '')}`;
        const { status } = await fetch(url, { method });
        // An existing route asks for a sign-in or a body; a missing one answers 404.
        expect(status === 404, `${method} ${path}`).toBe(!isRoute);
      }
    // A shared record counts its views.
    await tables.restore();
  });

  it.each(ROWS)('%s answers every identity as expected', async (key) => {
    const cases = casesOf(key);
    const reads = callOf(key).method === 'GET';
    const writes = ({ expected }: Case) => expected === 'Y' && !reads;
    const faults = await flatMapConcurrently(
      cases.filter((one) => !writes(one)),
      faultOf,
    );
    const after = await tables.checksums();
    if (!isDeepStrictEqual(after, before)) await tables.restore();
    for (const one of cases.filter(writes)) {
      faults.push(...(await faultOf(one)));
      await tables.restore();
      // Rate limits are tested elsewhere.
      await product().pool.query('delete from rate_counters');
    }
    expect(faults.join('\n')).toBe('');
    expect(after, 'who was refused, and who only read, has changed nothing').toEqual(before);
  });
});

const AT_ONCE = 8;

/** Processes the items, at most eight at a time. */
async function flatMapConcurrently<Item>(
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

/** Returns the verdict of a response. Success and 409 count as allowed; for public calls also 400 and 429. */
function verdictIn({ status, json }: CallResponse, isPublic: boolean): string {
  const passed = status < 300 || status === 409;
  const answered = isPublic && (status === 400 || status === 429);
  // A wrong code is checked only for callers who are allowed to use one.
  const tried = status === 400 && JSON.stringify(json).includes('"code":"BAD_CODE"');
  return passed || answered || tried
    ? 'Y'
    : (refused[status] ?? `${status} ${JSON.stringify(json)}`);
}

function withoutRequestId({ status, headers, bytes }: CallResponse): string {
  const text = bytes.toString();
  const { requestId } = JSON.parse(text) as { requestId: string };
  return `${status} ${headers.get('content-type')} ${text.replace(requestId, '')}`;
}
