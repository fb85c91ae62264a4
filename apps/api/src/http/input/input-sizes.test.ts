import { afterAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../errors/refusal.ts';
import { allInputs, type Input } from './input-places.fixture.ts';
import { parseInput } from './parse-input.ts';

/** The main thread answers nobody else while it parses. */
const MOST_CPU_MS = 50;
/** Other work of the machine is counted to us at times: the least of so many tries is ours. */
const TRIES = 8;
const MEGABYTE = 1024 * 1024;
const DEPTH = 300_000;

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** One megabyte each as it is sent; marks of two classes in turn are sorted by a normalization, in quadratic time. */
const hostile: readonly (readonly [string, unknown])[] = [
  ['combining marks', `a${'\u0315\u0300'.repeat(MEGABYTE / 4)}`],
  ['ligatures that become 18 signs', '\uFDFA'.repeat(MEGABYTE / 3)],
  ['one letter', 'a'.repeat(MEGABYTE)],
  ['deep nesting', JSON.parse(nested(DEPTH))],
  ['deep nesting as text', nested(DEPTH)],
  ['deep nesting in the longest JSON text', nested(31_999)],
  ['600,000 elements', Array.from({ length: 600_000 }, () => ({}))],
  ['600,000 numbers as text', JSON.stringify(Array.from({ length: 600_000 }, () => 1))],
  ['100,000 keys', Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, at]))],
];

/** Short enough for the JSON text of a form's field, and long for any text within it. */
const marksInForm = `a${'\u0315\u0300'.repeat(15_000)}`;

function parseRefused({ schema, where }: Input, value: unknown): void {
  try {
    parseInput(schema, value, where);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** The milliseconds of the main thread that something takes, at best. */
function cpuOf(act: () => void): number {
  let least = Infinity;
  for (let count = 0; count < TRIES && least > MOST_CPU_MS; count += 1) {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('inputs of calls and socket messages', () => {
  const slowest = { what: 'nothing', ms: 0 };
  const inputs = allInputs();
  afterAll(() => console.log(`slowest: ${slowest.what}, ${slowest.ms.toFixed(1)} ms`));

  /** Returns an error message if a parse takes too long. */
  const slowParse = (label: string, act: () => void): readonly string[] => {
    const ms = cpuOf(act);
    if (ms > slowest.ms) Object.assign(slowest, { what: label, ms });
    return ms < MOST_CPU_MS ? [] : [`${label}: ${ms.toFixed(1)} ms`];
  };

  it('include the fields of payloads, lists and choices', () => {
    const found = inputs.flatMap(({ label, places }) =>
      places.map(({ name }) => `${label} ${name}`),
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'POST /auth/sign-up body.name',
        'POST /events body.payload.note',
        'POST /events body.payload as text.note',
        'POST /events body.payload.times[].resource',
        'POST /facilities/users/import body.users[].pets[].name',
        'PUT /notifications/preferences body.choices.MESSAGE.push',
        'GET /search query.q',
        'GET /calendar/feeds/{token}.ics path.token',
        'socket video:signal body.description.sdp',
      ]),
    );
  });

  it.each(hostile)('are parsed quickly when a value consists of %s', (kind, value) => {
    const slow = inputs.flatMap((input) =>
      input.places
        .filter(({ name }) => !name.includes(' as text') || kind === 'one letter')
        .flatMap(({ name, wrap }) => {
          const sent = wrap(value);
          return slowParse(`${input.label} ${name}`, () => parseRefused(input, sent));
        }),
    );
    expect(slow).toEqual([]);
  });

  it('are parsed quickly as JSON text in a form', () => {
    const within = inputs.flatMap((input) =>
      input.places
        .filter(({ name }) => name.includes(' as text'))
        .map((place) => ({ input, ...place })),
    );
    expect(within.length).toBeGreaterThan(20);
    const slow = within.flatMap(({ input, name, wrap }) =>
      slowParse(`${input.label} ${name}`, () => parseRefused(input, wrap(marksInForm))),
    );
    expect(slow).toEqual([]);
  });
});
