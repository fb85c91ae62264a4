import type { Failure, TestReport } from '@zampa/testing/reports/test-report';
import { buildAll } from '../build.ts';
import { ROOT } from '../run-command.ts';
import { budgets } from './budgets.ts';
import { callNames, calls } from './calls.ts';
import { type Check, tool } from './check.ts';
import { generated, routes } from './generated.ts';
import { inputSizes } from './input-sizes.ts';
import { licences } from './licences.ts';
import { landedMigrations } from './landed-migrations.ts';
import { plainWords } from './plain-words/plain-words.ts';
import { aliases, regularExpressions, scales, suppressions } from './source-rules.ts';
import { documentedFiles, exportedNames, folderSizes, subjects } from './structure.ts';
import { translations } from './translations.ts';

/**
 * One project for what runs on Node, one for the journeys, whose code runs partly in the page, one for the service
 * workers, one for the parts of screens, one for each app: routes are typed globally.
 */
export const types: Check[] = [
  { name: 'types: node', run: tool('tsc', ['-p', 'tsconfig.json']) },
  { name: 'types: journeys', run: tool('tsc', ['-p', 'e2e']) },
  { name: 'types: worker', run: tool('tsc', ['-p', 'packages/service-worker']) },
  { name: 'types: screens', run: tool('tsc', ['-p', 'tsconfig.screens.json']) },
  { name: 'types: clinic', run: tool('tsc', ['-p', 'apps/clinic']) },
  { name: 'types: owner', run: tool('tsc', ['-p', 'apps/owner']) },
];

/** Both apps and the server can be built; what comes after measures and serves the result. */
export const build: Check = {
  name: 'build',
  run: () => buildAll().then(() => null, String),
};

/** Everything that must hold before anything is tested, quick ones first. */
export const checks: readonly Check[] = [
  { name: 'format', run: tool('oxfmt', ['--check', '.']) },
  { name: 'lint', run: tool('oxlint', ['--type-aware', '--deny-warnings', '.']) },
  suppressions,
  aliases,
  subjects,
  documentedFiles,
  folderSizes,
  calls,
  callNames,
  generated,
  scales,
  exportedNames,
  plainWords,
  inputSizes,
  regularExpressions,
  // Before what reads the list of routes.
  routes,
  ...types,
  {
    name: 'imports',
    run: tool('depcruise', [
      'packages',
      'apps',
      'e2e',
      'scripts',
      '--config',
      '.dependency-cruiser.cjs',
    ]),
  },
  { name: 'unused', run: tool('knip', ['--no-progress', '--no-config-hints']) },
  translations,
  { name: 'hard-coded texts', run: tool('i18next-cli', ['lint']) },
  licences,
  { name: 'secrets', run: tool('secretlint', ['--maskSecrets', '**/*']) },
  landedMigrations,
  build,
  budgets,
];

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
