import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { provideBrowser } from '@zampa/testing/browser';
import { provideRedis } from '@zampa/testing/redis';
import { ROOT } from './root.ts';
import { type Count, runChecks } from './run-checks.ts';
import { showCommand } from './run-command.ts';

// `npm test`: checks, then the tests from narrow to wide. A part that cannot run counts as failed,
// and so does a test that is skipped: it proves nothing.

const RESULTS = join(ROOT, 'test-results');

type VitestResults = { numPassedTests: number; numTotalTests: number };
type PlaywrightResults = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

async function vitest(project: string): Promise<Count> {
  const file = join(RESULTS, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await showCommand('vitest', ['run', '--project', project, ...reporters]);
  const { numPassedTests, numTotalTests } = await readResults<VitestResults>(file);
  return counted(ok, numPassedTests, numTotalTests - numPassedTests);
}

async function apiTests(): Promise<Count> {
  provideRedis();
  return vitest('api');
}

async function renderedTests(): Promise<Count> {
  provideBrowser();
  return vitest('rendered');
}

async function browserTests(): Promise<Count> {
  provideBrowser();
  const ok = await showCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
  const { stats } = await readResults<PlaywrightResults>(join(RESULTS, 'browser.json'));
  return counted(ok, stats.expected, stats.unexpected + stats.flaky + stats.skipped);
}

const readResults = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/** A run that failed without a failed test, or that found none, has failed as well. */
const counted = (ok: boolean, passed: number, failed: number): Count => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
});

const steps: [name: string, run: () => Promise<Count>][] = [
  ['checks', () => runChecks()],
  ['unit tests', () => vitest('unit')],
  ['rendered tests', renderedTests],
  ['api tests', apiTests],
  ['browser tests', browserTests],
];

await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS);
const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of steps) {
  console.log(`\n── ${name}`);
  const count = await run().catch((error: unknown): Count => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += count.passed;
  total.failed += count.failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
