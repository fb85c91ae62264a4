import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { search } from './search.ts';

/** One box for everything. */
export const searches: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { search });
};
