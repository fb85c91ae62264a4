import { calls } from '@zampa/contract/calls';
import { Problem } from '@zampa/contract/problem';
import { sendCall, type CallResponse } from '@zampa/testing/send-call';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../authorization/calls-of-rows.ts';
import { expectedCalls, type RowKey } from '../authorization/expected/all.ts';
import type { Identity } from '../authorization/expected/identities.ts';
import { newScene, type Scene } from '../authorization/scene.ts';
import { sensibleRequests } from '../authorization/sensible-requests.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { useProduct } from '../product.ts';
import { snapshotTables, type TableSnapshot } from '../table-snapshot.ts';
import { applyMutation, mutations } from './mutations.ts';

/** Identities with the most permissions, which send one mutated request after another. */
const CALLERS = ['OWN', 'FA', 'AN'] as const satisfies readonly Identity[];
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
/** Seconds to advance so that the per-minute rate limit never applies. */
const MINUTE = 61;
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

const rows = (Object.keys(expectedCalls) as RowKey[]).map((key) => ({ key, call: callOf(key) }));

/** Matches answers that reveal internals: stack traces, SQL or library names. */
const LEAKS = /\bat [\w./<>]+ \(|node_modules|select .+ from |insert into|drizzle|postgres/i;

describe(`the API under fuzzing (seed ${SEED})`, () => {
  // Uploads whose rows a case takes back stay in a store in memory, not on disk.
  const product = useProduct({ LOG_LEVEL: 'silent' }, { files: memoryFiles() });
  let scene: Scene;
  let tables: TableSnapshot;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await snapshotTables(product().pool);
  });

  it.each(rows)(
    'answers mutated requests to $key without a 5xx or leaked internals',
    async ({ key, call }) => {
      const seed = SEED + rows.findIndex((row) => row.key === key);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...CALLERS), mutations, async (identity, mutation) => {
          const sender = scene.senders[identity];
          const caller = {
            email: sender.email,
            isOwner: identity === 'OWN',
            spareRefreshToken: scene.spareRefreshToken,
          };
          const input = applyMutation(
            sensibleRequests[key](scene.thingsOf(identity), caller),
            mutation,
          );
          expect(findFault(await sendCall(sender, call, input))).toBeNull();
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
      await tables.restore();
    },
  );

  it.each([
    { what: 'truncated JSON', type: 'application/json', body: '{"a":' },
    { what: 'plain text', type: 'text/plain', body: 'hello' },
    { what: 'a body without content type', type: '', body: 'hello' },
    { what: 'a form without its boundary', type: 'multipart/form-data', body: 'x' },
    {
      what: 'a form that never ends',
      type: 'multipart/form-data; boundary=a',
      body: '--a\r\nContent-Disp',
    },
    { what: 'a number instead of an object', type: 'application/json', body: '1e400' },
    { what: 'a deeply nested list', type: 'application/json', body: '['.repeat(50_000) },
  ])('answers $what sent to every call with a body without a 5xx', async ({ type, body }) => {
    product().clock.advance(MINUTE);
    const { token, address } = scene.senders.FA;
    for (const { method, path } of calls) {
      if (method === 'GET') continue;
      const response = await fetch(`${address}/api${path.replaceAll(/[{}]/g, '')}`, {
        method,
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
      });
      expect(response.status, `${method} ${path}`).toBeLessThan(500);
      await response.body?.cancel();
    }
    await tables.restore();
  });
});

/** Returns the fault of an answer, or null: a 5xx, an error that is not a valid problem, or leaked internals. */
function findFault({ status, json, bytes }: CallResponse): string | null {
  const text = bytes.toString();
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  // The HTTP parser itself rejects overlong URLs with 431 before there is a request.
  if (status < 400 || status === 431) return null;
  if (!Problem.safeParse(json).success) return `not a problem: ${status} ${text.slice(0, 200)}`;
  return LEAKS.test(text) ? `leaks internals: ${text}` : null;
}
