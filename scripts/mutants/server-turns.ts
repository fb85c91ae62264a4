import type { Mutant } from './mutant.ts';

const SRC = 'apps/api/src';
const TURNS = ['apps/api/test/platform/turns.test.ts'];
const HEADERS = ['apps/api/test/platform/headers.test.ts'];

/** What shares the server out, and refuses what it cannot do. */
export const serverTurns: readonly Mutant[] = [
  {
    name: 'gate: one person as many at once as all',
    file: `${SRC}/jobs/limit-concurrency.ts`,
    find: 'pLimit(ofOne)',
    replace: 'pLimit(atOnce)',
    tests: ['apps/api/src/jobs/limit-concurrency.test.ts'],
  },
  {
    name: 'gate: as many at once as come',
    file: `${SRC}/jobs/limit-concurrency.ts`,
    find: 'return all(work);',
    replace: 'return work();',
    tests: ['apps/api/src/jobs/limit-concurrency.test.ts'],
  },
  {
    name: 'gate: nobody rests before their turn',
    file: `${SRC}/jobs/limit-concurrency.ts`,
    find: 'if (before) await before(who);',
    replace: '',
    tests: ['apps/api/src/http/fair-line.test.ts'],
  },
  {
    name: 'shares: all rest where all read much',
    file: `${SRC}/http/reading-shares.ts`,
    find: ' || leftOf(reader) <= (TIMES_OTHERS * spent) / count',
    replace: '',
    tests: ['apps/api/src/http/reading-shares.test.ts'],
  },
  {
    name: 'gate: a queue of all without an end',
    file: `${SRC}/jobs/limit-concurrency.ts`,
    find: 'here >= atOnce + waiting || ',
    replace: '',
    tests: ['apps/api/src/jobs/limit-concurrency.test.ts'],
  },
  {
    name: 'gate: a queue of one without an end',
    file: `${SRC}/jobs/limit-concurrency.ts`,
    find: ' || person.here >= ofOne + waitingOfOne',
    replace: '',
    tests: ['apps/api/src/jobs/limit-concurrency.test.ts'],
  },
  {
    name: 'gate: pictures past it',
    file: `${SRC}/features/files/rendered-pictures.ts`,
    find: 'return convertInTurn(who, async () => {',
    replace:
      'return ((_who: string, work: () => Promise<Buffer | null>) => work())(who, async () => {',
    tests: TURNS,
  },
  {
    name: 'gate: passwords past it',
    file: `${SRC}/access/passwords.ts`,
    find: 'await inTurn(EVERYBODY, () => verify(against, password))',
    replace: 'await verify(against, password)',
    tests: TURNS,
  },
  {
    name: 'gate: feeds and imports past it',
    file: `${SRC}/http/serve.ts`,
    find: 'call.heavy ? gates[call.heavy](who, work) : inTurn()',
    replace: 'inTurn()',
    tests: TURNS,
  },
  {
    name: 'gate: reads past it',
    file: `${SRC}/http/serve.ts`,
    find: 'isReadCall(call) && !call.bytes',
    replace: 'isReadCall(call) && call.bytes',
    tests: TURNS,
  },
  {
    name: 'gate: a slow read holds its place until it ends',
    file: `${SRC}/http/fair-line.ts`,
    find: 'const long = setTimeout(resolve, COUNTED_MS);',
    replace: 'const long = setTimeout(resolve, COUNTED_MS * 1000);',
    tests: ['apps/api/src/http/fair-line.test.ts'],
  },
  {
    name: 'gate: read for a clinic of others',
    file: `${SRC}/http/fair-line.ts`,
    find: 'workplaces.find((workplace) => workplace === named) ?? workplaces[0]',
    replace: '(named as string | undefined) ?? workplaces[0]',
    tests: ['apps/api/src/http/fair-line.test.ts'],
  },
  {
    name: 'health: shed with everything else',
    file: `${SRC}/http/shed-load.ts`,
    find: 'readyz$',
    replace: '(readyz|healthz)$',
    tests: HEADERS,
  },
  {
    name: 'pages: shed with calls',
    file: `${SRC}/http/shed-load.ts`,
    find: 'if (SHED.test(url))',
    replace: 'if (SHED.source)',
    tests: ['apps/api/src/http/shed-load.test.ts'],
  },
];
