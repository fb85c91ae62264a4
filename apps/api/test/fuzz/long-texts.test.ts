import { sendCall } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../authorization/calls-of-rows.ts';
import { expectedCalls, type RowKey } from '../authorization/expected/all.ts';
import { newScene, type Scene } from '../authorization/scene.ts';
import { sensibleRequests } from '../authorization/sensible-requests.ts';
import { useProduct } from '../product.ts';
import { keepTables, type KeptTables } from '../table-state.ts';

/** The main thread answers nobody else meanwhile; far above what any answer takes, far below what is noticed as a stop. */
const MOST_CPU_MS = 50;
/** A machine that has much else to do counts some of it to us: the least of so many times is ours. */
const TIMES = 3;
const MINUTE = 61;
const LENGTH = 16_000;
/** What the parser of HTTP lets through in an address. */
const IN_ADDRESS = 500;

/** What `unaccent` makes something else of. */
const CHANGED = `select string_agg(chr(n), '') as signs from generate_series(1, 195101) n
  where n not between 55296 and 57343 and unaccent(chr(n)) <> chr(n)`;

const rows = (Object.keys(expectedCalls) as RowKey[]).map((key) => ({ key, call: callOf(key) }));

type Place = readonly (string | number)[];

/** Where in a request a text stands. */
function textsIn(thing: unknown, at: Place = []): readonly Place[] {
  if (typeof thing === 'string') return [at];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([name, inner]) => textsIn(inner, [...at, name]));
}

/** A copy in which another text stands at a place. */
function withText<Thing>(thing: Thing, [name, ...rest]: Place, text: string): Thing {
  if (name === undefined) return text as Thing;
  const copy = structuredClone(thing) as Record<string | number, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy as Thing;
}

/** The milliseconds of the main thread that something takes, at best. */
async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES && least > MOST_CPU_MS; time += 1) {
    const before = process.threadCpuUsage();
    await act();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('every text of every call, far too long or of strange signs', () => {
  const product = useProduct();
  const slowest = { what: 'nothing', ms: 0 };
  let scene: Scene;
  let tables: KeptTables;
  let signs = '';

  const measure = async (what: string, act: () => Promise<unknown>) => {
    const ms = await cpuOf(act);
    if (ms > slowest.ms) Object.assign(slowest, { what, ms });
    expect(ms, what).toBeLessThan(MOST_CPU_MS);
  };

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await keepTables(product().pool);
    const { rows: found } = await product().pool.query<{ signs: string }>(CHANGED);
    signs = found[0]?.signs ?? '';
    if ([...signs].length < 1000) throw new Error('unaccent changes nothing here');
  });
  afterAll(() => {
    console.log(`slowest: ${slowest.what}, ${slowest.ms.toFixed(1)} ms of the main thread`);
  });

  it.each(rows)('$key', async ({ key, call }) => {
    product().clock.advance(MINUTE);
    for (const identity of ['FA', 'OWN'] as const) {
      const sender = scene.senders[identity];
      const isOwner = identity === 'OWN';
      const caller = { email: sender.email, isOwner, spareRefreshToken: scene.spareRefreshToken };
      const input = sensibleRequests[key](scene.thingsOf(identity), caller);
      for (const place of textsIn(input)) {
        const texts =
          place[0] === 'body'
            ? ['a'.repeat(LENGTH), signs]
            : ['a'.repeat(LENGTH - 1000), [...signs].slice(0, IN_ADDRESS).join('')];
        for (const text of texts)
          await measure(`${key} at ${place.join('.')}`, async () => {
            const { status } = await sendCall(sender, call, withText(input, place, text));
            expect(status, place.join('.')).toBeLessThan(500);
          });
      }
    }
    await tables.putBack();
  });

  it.each(['/', '/api/', '/app/', '/assets/', '/api/calendar/feeds/', '/email-confirmation/a@'])(
    'a path below %s, however long',
    async (base) => {
      for (const part of ['a', '%40', '@', '%C3%A9', 'a/'])
        for (const length of [1000, 8000, 15_000, 40_000])
          await measure(`${base} with ${length} of ${part}`, async () => {
            const path = base + part.repeat(Math.ceil(length / part.length));
            const { status, body } = await fetch(new URL(path, product().address));
            await body?.cancel();
            expect(status).toBeLessThan(500);
          });
    },
  );
});
