import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Failure, problemOf, ROOT, writeTestReport } from './test-report.ts';

/**
 * Writes a report of the journeys. A skipped test, or one that passed only on a retry, counts as failed.
 *
 * @public used by Playwright
 */
export default class JourneyReporter implements Reporter {
  readonly #outside: Failure[] = [];
  #journeys: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#journeys = suite.allTests();
  }

  onError(error: TestError): void {
    this.#outside.push({ name: 'outside of the journeys', problem: problemOf([error]) });
  }

  async onEnd(): Promise<void> {
    const passed = this.#journeys.filter(hasPassed);
    const failed = this.#journeys.filter((journey) => !hasPassed(journey));
    await writeTestReport({
      passed: passed.length,
      failures: [...failed.map(failureOf), ...this.#outside],
    });
  }
}

const hasPassed = (journey: TestCase) => journey.outcome() === 'expected';

const failureOf = (journey: TestCase): Failure => {
  const [, , , ...titles] = journey.titlePath();
  const errors = journey.results.flatMap((result) => result.errors);
  return {
    name: [relative(ROOT, journey.location.file), ...titles].join(' › '),
    problem: errors.length > 0 ? problemOf(errors) : journey.outcome(),
  };
};
