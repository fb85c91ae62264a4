import { buildApps } from '../build-apps.ts';
import type { Check } from './check.ts';

/** Both apps can be built; what comes after measures and serves the result. */
export const build: Check = {
  name: 'build',
  run: () => buildApps().then(() => null, String),
};
