import { parseArgs } from 'node:util';
import { killEveryMutant, PURE_CODE } from './mutants/kill.ts';
import { killMutants } from './mutants/kill.ts';

// `npm run mutants`: every fault of the lists has to be noticed by the tests that it names. Before a release, not on
// each push: `npm run mutants -- money` takes one area, `-- 'part of a name'` the mutants so named, `-- --jobs 2` two
// at a time. `npm run mutants -- --every domain` (or `client`, `server`) makes every fault that Stryker knows in the pure code.
const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '1' }, every: { type: 'string' } },
  allowPositionals: true,
});

const pure = PURE_CODE.find((code) => code === values.every);
if (values.every !== undefined && !pure)
  throw new Error(`--every is for ${PURE_CODE.join(' or ')}`);
const killed = pure
  ? await killEveryMutant(pure)
  : await killMutants(positionals, Number(values.jobs));
process.exitCode = killed ? 0 : 1;
