import { buildAll } from '../build-all.ts';
import type { Check } from './check.ts';

/** Both apps and the server can be built; what comes after measures and serves the result. */
export const build: Check = {
  name: 'build',
  run: () => buildAll().then(() => null, String),
};
