import { runChecks } from './checks/all.ts';

// `npm run check` makes every check, `npm run check -- lint 'types: node'` these.
const { passed, failures } = await runChecks(process.argv.slice(2));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
