import { sendCall } from '@zampa/testing/send-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../authorization/calls-of-rows.ts';
import { expectedCalls, type RowKey } from '../authorization/expected/all.ts';
import { newScene, type Scene } from '../authorization/scene.ts';
import { sensibleRequests } from '../authorization/sensible-requests.ts';
import { useProduct } from '../product.ts';
import { snapshotTables, type TableSnapshot } from '../table-snapshot.ts';

/**
 * Limit for the main thread, which answers nobody else in that time: far above any normal answer, far below a
 * noticeable pause.
 */
const MOST_CPU_MS = 50;
/** Number of measurements; the lowest counts, because a busy machine inflates the others. */
const TIMES = 3;
const MINUTE = 61;
const LENGTH = 16_000;
/** Number of characters that the HTTP parser accepts in a URL. */
const IN_ADDRESS = 500;

/** Selects all characters that `unaccent` replaces. */
const CHANGED = `select string_agg(chr(n), '') as signs from generate_series(1, 195101) n
  where n not between 55296 and 57343 and unaccent(chr(n)) <> chr(n)`;

const rows = (Object.keys(expectedCalls) as RowKey[]).map((key) => ({ key, call: callOf(key) }));

type Place = readonly (string | number)[];

/** Returns the paths of all strings in a request. */
function findTextPaths(thing: unknown, at: Place = []): readonly Place[] {
  if (typeof thing === 'string') return [at];
  if (typeof thing !== 'object' || thing === null) return [];
  return Object.entries(thing).flatMap(([name, inner]) => findTextPaths(inner, [...at, name]));
}

/** Returns a copy with the string at a path replaced. */
function withText<Thing>(thing: Thing, [name, ...rest]: Place, text: string): Thing {
  if (name === undefined) return text as Thing;
  const copy = structuredClone(thing) as Record<string | number, unknown>;
  copy[name] = withText(copy[name], rest, text);
  return copy as Thing;
}

/** Returns the lowest CPU time of the main thread in milliseconds over several runs. */
async function measureCpuMs(act: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < TIMES && least > MOST_CPU_MS; time += 1) {
    const before = process.threadCpuUsage();
    await act();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('overlong texts and unusual characters', () => {
  const product = useProduct();
  const slowest = { what: 'nothing', ms: 0 };
  let scene: Scene;
  let tables: TableSnapshot;
  let signs = '';

  const measure = async (label: string, act: () => Promise<unknown>) => {
    const ms = await measureCpuMs(act);
    if (ms > slowest.ms) Object.assign(slowest, { what: label, ms });
    expect(ms, label).toBeLessThan(MOST_CPU_MS);
  };

  beforeAll(async () => {
    scene = await newScene(product());
    tables = await snapshotTables(product().pool);
    const { rows: found } = await product().pool.query<{ signs: string }>(CHANGED);
    signs = found[0]?.signs ?? '';
    if ([...signs].length < 1000) throw new Error('unaccent changes nothing here');
  });
  afterAll(() => {
    console.log(`slowest: ${slowest.what}, ${slowest.ms.toFixed(1)} ms of the main thread`);
  });

  it.each(rows)(
    'cost $key less than 50 ms of CPU wherever they are sent',
    async ({ key, call }) => {
      product().clock.advance(MINUTE);
      for (const identity of ['FA', 'OWN'] as const) {
        const sender = scene.senders[identity];
        const isOwner = identity === 'OWN';
        const caller = { email: sender.email, isOwner, spareRefreshToken: scene.spareRefreshToken };
        const input = sensibleRequests[key](scene.thingsOf(identity), caller);
        for (const place of findTextPaths(input)) {
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
      await tables.restore();
    },
  );

  it.each(['/', '/api/', '/app/', '/assets/', '/api/calendar/feeds/', '/email-confirmation/a@'])(
    'cost a path below %s less than 50 ms of CPU',
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
