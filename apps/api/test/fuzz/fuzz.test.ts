import { calls } from '@zampa/contract/calls';
import { Problem } from '@zampa/contract/problem';
import { sendCall, type Answered } from '@zampa/testing/send-call';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../authorization/calls-of-rows.ts';
import { expectedCalls, type RowKey } from '../authorization/expected/all.ts';
import type { Identity } from '../authorization/expected/identities.ts';
import { newScene, type Scene } from '../authorization/scene.ts';
import { sensibleRequests } from '../authorization/sensible-requests.ts';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';
import { mutated, mutations } from './mutations.ts';

/** One call after another with one place wrong, by those who may do most. */
const CALLERS = ['OWN', 'FA', 'AN'] as const satisfies readonly Identity[];
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
/** Fewer requests than one person may make in a minute of the server's clock. */
const MINUTE = 61;
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

const rows = (Object.keys(expectedCalls) as RowKey[]).map((key) => ({ key, call: callOf(key) }));

/** What would tell a stranger how we are built. */
const LEAKS = /\bat [\w./<>]+ \(|node_modules|select .+ from |insert into|drizzle|postgres/i;

describe(`every call, with something wrong in it (seed ${SEED})`, () => {
  const product = useProduct({ LOG_LEVEL: 'silent' });
  let scene: Scene;
  let tables: KeptTables;

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
  });

  it.each(rows)('$key', async ({ key, call }) => {
    const seed = SEED + rows.findIndex((row) => row.key === key);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...CALLERS), mutations, async (identity, mutation) => {
        const sender = scene.senders[identity];
        const caller = {
          email: sender.email,
          isOwner: identity === 'OWN',
          spareRefreshToken: scene.spareRefreshToken,
        };
        const input = mutated(sensibleRequests[key](scene.thingsOf(identity), caller), mutation);
        expect(faultIn(await sendCall(sender, call, input))).toBeNull();
      }),
      { numRuns: RUNS, seed, endOnFailure: true },
    );
    await tables.putBack();
  });

  it.each([
    { what: 'half a JSON', type: 'application/json', body: '{"a":' },
    { what: 'another kind of text', type: 'text/plain', body: 'hello' },
    { what: 'no kind at all', type: '', body: 'hello' },
    { what: 'a form without its boundary', type: 'multipart/form-data', body: 'x' },
    {
      what: 'a form that never ends',
      type: 'multipart/form-data; boundary=a',
      body: '--a\r\nContent-Disp',
    },
    { what: 'a number for an object', type: 'application/json', body: '1e400' },
    { what: 'a deep list', type: 'application/json', body: '['.repeat(50_000) },
  ])('$what, sent to every call that takes a body', async ({ type, body }) => {
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
    await tables.putBack();
  });
});

/** What is wrong with an answer, whatever was asked: a fault of ours, a shape that is none, or a look inside. */
function faultIn({ status, json, bytes }: Answered): string | null {
  const text = bytes.toString();
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  // The parser of HTTP itself refuses endless addresses, before there is a request.
  if (status < 400 || status === 431) return null;
  if (!Problem.safeParse(json).success) return `not a problem: ${status} ${text.slice(0, 200)}`;
  return LEAKS.test(text) ? `tells how we are built: ${text}` : null;
}
