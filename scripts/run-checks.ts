import { checks } from './checks/all.ts';
import { ROOT } from './root.ts';

export type Count = { passed: number; failed: number };

/** Makes the checks of these names, or all; prints each with what is wrong. */
export async function runChecks(names: readonly string[] = []): Promise<Count> {
  const chosen = names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks;
  if (chosen.length < names.length)
    throw new Error(`There are these checks: ${checks.map(({ name }) => name).join(', ')}`);
  let failed = 0;
  for (const check of chosen) {
    const { name } = check;
    const problem = await check.run(ROOT);
    console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n${problem}\n`);
    if (problem !== null) failed += 1;
  }
  return { passed: chosen.length - failed, failed };
}
