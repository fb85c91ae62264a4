import fc from 'fast-check';

/** Values that no call expects anywhere. */
const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  [],
  {},
  true,
  -1,
  0,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  'x'.repeat(9_000),
  'a\u0000b',
  '\uD800',
  "'; drop table users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '{"a":',
  ['x'],
  [null],
  [[[[[]]]]],
  { __proto__: null, constructor: 'x' },
];

/** Changes one place of a request. `place` is an index into all of its places, modulo their number. */
export type Mutation =
  | { readonly kind: 'replace'; readonly place: number; readonly value: unknown }
  | { readonly kind: 'remove'; readonly place: number }
  | { readonly kind: 'add'; readonly place: number; readonly name: string; readonly value: unknown }
  | { readonly kind: 'none' };

const place = fc.nat({ max: 30 });
const value = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const name = fc.constantFrom(
  '__proto__',
  'constructor',
  'isVet',
  'id',
  'status',
  'x'.repeat(2_000),
);

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('replace' as const), place, value }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), place, name, value }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'none' as const }) },
);

type Container = Record<string, unknown> | unknown[];
const isContainer = (thing: unknown): thing is Container =>
  typeof thing === 'object' && thing !== null;

/** Returns every container of a structure with each of its keys. */
function listPlaces(thing: unknown): readonly (readonly [Container, string])[] {
  if (!isContainer(thing)) return [];
  return Object.entries(thing).flatMap(([key, inner]) => [
    [thing, key] as const,
    ...listPlaces(inner),
  ]);
}

/** Returns a copy of the request with one place changed. */
export function applyMutation<Input extends object>(input: Input, mutation: Mutation): Input {
  const copy = structuredClone(input);
  if (mutation.kind === 'none') return copy;
  // Keep the top-level parts of a request; only the body may be replaced by anything.
  const places = listPlaces(copy).filter(([within, key]) => within !== copy || key === 'body');
  const [container, key] = places[mutation.place % Math.max(1, places.length)] ?? [];
  if (!container || key === undefined) return copy;
  if (mutation.kind === 'remove') Reflect.deleteProperty(container, key);
  else if (mutation.kind === 'replace') Reflect.set(container, key, mutation.value);
  else
    Object.defineProperty(container, mutation.name, {
      value: mutation.value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}
