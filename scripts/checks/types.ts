import type { Check } from './check.ts';
import { tool } from './tool.ts';

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
