import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls, type AnyCallKey } from '@zampa/contract/calls';
import type { PolicyRow } from '@zampa/contract/policy/row';
import { policy } from '@zampa/contract/policy/table';
import { sendCall, type Answered } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';
import { IDENTITIES, newScene, type Identity, type Scene, type Things } from './scene.ts';
import { sensibleRequests, type Caller } from './sensible-requests.ts';
import { beyondTheTable, expectedOf, type Expected, type RowKey } from './standing.ts';

type Row = { readonly key: RowKey; readonly call: CallDefinition; readonly row: PolicyRow };

/** Every row of the table; a call that depends on what is posted has one for each kind. */
const rows: readonly Row[] = calls.flatMap((call): Row[] => {
  const key = keyOf<CallDefinition>(call) as keyof AnyCallKey;
  const entry = policy[key];
  if (!('by' in entry)) return [{ key, call, row: entry }];
  return Object.entries(entry.rows).map(([kind, row]) => ({
    key: `${key} ${kind}` as RowKey,
    call,
    row,
  }));
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const OWNERS: readonly Identity[] = ['OWN', 'FM', 'OTH', 'DIS'];

describe('the policy table, held against the running server', () => {
  const product = useProduct();
  let scene: Scene;
  let tables: KeptTables;
  let before: unknown;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
    before = await tables.sums();
  });

  function ask({ key, call }: Row, identity: Identity, things: Things): Promise<Answered> {
    const sender = scene.senders[identity];
    const { spareRefreshToken } = scene;
    const caller: Caller = {
      email: sender.email,
      isOwner: OWNERS.includes(identity),
      spareRefreshToken,
    };
    return sendCall(sender, call, sensibleRequests[key](things, caller));
  }

  it('has a row for every call, and a call for every row', () => {
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
        const real = path.replace('{token}', scene.thingsOf('OWN').feedToken);
        const url = `${product().address}/api${real.replaceAll(/[{}]/g, '')}`;
        const { status } = await fetch(url, { method });
        // A route that is there asks who is calling, or for a body; one that is not there cannot be found.
        expect(status === 404, `${method} ${path}`).toBe(!known);
      }
  });

  it.each(rows)('$key', async (row) => {
    const answers: Partial<Record<Identity, string>> = {};
    const changed: Identity[] = [];
    const betrayed: Identity[] = [];
    for (const identity of IDENTITIES) {
      const things = scene.thingsOf(identity);
      const answered = await ask(row, identity, things);
      const verdict = verdictIn(answered, row.row);
      answers[identity] = verdict;
      if (verdict === 'ALLOW') {
        if (row.call.method !== 'GET') await tables.putBack();
        continue;
      }
      if (!isDeepStrictEqual(await tables.sums(), before)) changed.push(identity);
      if (verdict === 'NOT_FOUND') {
        const unknown = await ask(row, identity, unknownThings(things));
        if (withoutRequestId(answered) !== withoutRequestId(unknown)) betrayed.push(identity);
      }
    }
    expect(changed, 'who was refused has changed nothing').toEqual([]);
    expect(betrayed, 'what is not theirs to know answers as what does not exist').toEqual([]);
    expect(answers).toEqual(
      Object.fromEntries(
        IDENTITIES.map((identity) => [
          identity,
          beyondTheTable[row.key]?.[identity] ?? expectedOf(row.row, identity),
        ]),
      ),
    );
  });
});

const refused: Readonly<Record<number, Expected>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
};

/** What is allowed is done, or meets a state; from a call without sign-in a wrong code or a limit may come back. */
function verdictIn({ status, json }: Answered, { scope }: PolicyRow): string {
  const passed = status < 300 || status === 409;
  const answered = scope.kind === 'public' && (status === 400 || status === 429);
  return passed || answered ? 'ALLOW' : (refused[status] ?? `${status} ${JSON.stringify(json)}`);
}

/** The same request about things that nobody has ever made. */
function unknownThings(things: Things): Things {
  const unknown = Object.keys(things).map((name) => [name, randomUUID()] as const);
  const { facilityCode } = things;
  return { ...things, ...Object.fromEntries(unknown), facilityCode };
}

function withoutRequestId({ status, headers, bytes }: Answered): string {
  const text = bytes.toString();
  const { requestId } = JSON.parse(text) as { requestId: string };
  return `${status} ${headers.get('content-type')} ${text.replace(requestId, '')}`;
}
