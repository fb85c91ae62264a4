import type { Failure, TestReport } from '@zampa/testing/reports/test-report';
import { checks } from './checks/all.ts';
import { ROOT } from './root.ts';

/** Makes the checks of these names, or all; prints each with what is wrong. */
export async function runChecks(names: readonly string[] = []): Promise<TestReport> {
  const chosen = names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks;
  if (chosen.length < names.length)
    throw new Error(`The checks are: ${checks.map(({ name }) => name).join(', ')}`);
  const failures: Failure[] = [];
  for (const check of chosen) {
    const { name } = check;
    const problem = await check.run(ROOT);
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n${problem}\n`);
    if (problem !== null) failures.push({ name, problem });
  }
  return { passed: chosen.length - failures.length, failures };
}
