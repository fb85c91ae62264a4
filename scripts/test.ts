import { provideBrowser } from '@zampa/testing/browser';
import { provideRedis } from '@zampa/testing/redis';
import { runChecks } from './checks/all.ts';
import { showCommand } from './run-command.ts';
import { takeTestReport, type TestReport } from '@zampa/testing/reports/test-report';

// `npm test`: checks, then the tests from narrow to wide. A part that cannot run counts as failed,
// and so does a test that is skipped: it proves nothing. Failures are printed again at the end.

async function report(command: string, options: readonly string[]): Promise<TestReport> {
  await takeTestReport();
  const ok = await showCommand(command, options);
  const { passed, failures } = (await takeTestReport()) ?? { passed: 0, failures: [] };
  // A run that failed without a failed test, or that found none, has failed as well.
  const isExplained = failures.length > 0 || (ok && passed > 0);
  return { passed, failures: isExplained ? failures : [failed(`${command} itself failed`)] };
}

const vitest = (project: string) =>
  report('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=./packages/testing/src/reports/vitest-reporter.ts',
  ]);

async function apiTests(): Promise<TestReport> {
  provideRedis();
  return vitest('api');
}

async function renderedTests(): Promise<TestReport> {
  provideBrowser();
  return vitest('rendered');
}

async function browserTests(): Promise<TestReport> {
  provideBrowser();
  return report('playwright', ['test', '--config', 'e2e/playwright.config.ts']);
}

const failed = (problem: string) => ({ name: 'all', problem });

const parts: [name: string, run: () => Promise<TestReport>][] = [
  ['checks', () => runChecks()],
  ['unit tests', () => vitest('unit')],
  ['rendered tests', renderedTests],
  ['api tests', apiTests],
  ['browser tests', browserTests],
];

let passed = 0;
const failures: string[] = [];
for (const [part, run] of parts) {
  console.log(`\n── ${part}`);
  const found = await run().catch((error: unknown): TestReport => {
    console.error(error);
    return { passed: 0, failures: [failed(String(error))] };
  });
  passed += found.passed;
  failures.push(...found.failures.map(({ name, problem }) => `✗ ${part}: ${name}\n${problem}\n`));
}
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
