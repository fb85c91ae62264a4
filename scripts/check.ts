import { runChecks } from './run-checks.ts';

// `npm run check` makes every check, `npm run check -- lint 'types: node'` these.
const { passed, failed } = await runChecks(process.argv.slice(2));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
