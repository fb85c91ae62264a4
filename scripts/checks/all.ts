import { build } from './build.ts';
import { aliases } from './aliases.ts';
import { budgets } from './budgets.ts';
import { callNames } from './call-names.ts';
import { calls } from './calls.ts';
import type { Check } from './check.ts';
import { plainWords } from './plain-words.ts';
import { exportedNames } from './exported-names.ts';
import { documentedFiles } from './documented-files.ts';
import { folderSizes } from './folder-sizes.ts';
import { generated } from './generated.ts';
import { inputSizes } from './input-sizes.ts';
import { landedMigrations } from './landed-migrations.ts';
import { regularExpressions } from './regular-expressions.ts';
import { routes } from './routes.ts';
import { scales } from './scales.ts';
import { subjects } from './subjects.ts';
import { suppressions } from './suppressions.ts';
import { tool } from './tool.ts';
import { translations } from './translations.ts';
import { types } from './types.ts';

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
  landedMigrations,
  build,
  budgets,
];
