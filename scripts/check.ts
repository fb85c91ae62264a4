import { buildApps } from './build-apps.ts';
import { runChecks } from './run-checks.ts';

// `npm run check` makes every check, `npm run check -- lint 'types: node'` these.
const names = process.argv.slice(2);
if (names.length === 0 || names.includes('budgets')) await buildApps();
const { passed, failed } = await runChecks(names);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
