import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { type Failure, problemOf, ROOT, writeTestReport } from './test-report.ts';

/**
 * Writes a report of all projects of a run. A skipped test counts as failed.
 *
 * @public used by Vitest
 */
export default class VitestReporter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    outsideOfTests: readonly SerializedError[],
  ): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter(hasPassed);
    await writeTestReport({
      passed: passed.length,
      failures: [
        ...modules.flatMap(withErrors),
        ...tests.filter((test) => !hasPassed(test)).map(failureOf),
        ...outsideOfTests.map((error) => ({
          name: 'outside of the tests',
          problem: problemOf([error]),
        })),
      ],
    });
  }
}

const hasPassed = (test: TestCase) => test.result().state === 'passed';

const fileOf = (module: TestModule) => relative(ROOT, module.moduleId);

const failureOf = (test: TestCase): Failure => {
  const { state, errors } = test.result();
  return {
    name: `${fileOf(test.module)} › ${test.fullName}`,
    problem: errors ? problemOf(errors) : state,
  };
};

/** Returns the failures outside of tests: while loading a file, or in the hooks of a suite. */
const withErrors = (module: TestModule): Failure[] =>
  [module, ...module.children.allSuites()]
    .filter((part: TestModule | TestSuite) => part.errors().length > 0)
    .map((part) => ({
      name: part.type === 'module' ? fileOf(part) : `${fileOf(module)} › ${part.fullName}`,
      problem: problemOf(part.errors()),
    }));
