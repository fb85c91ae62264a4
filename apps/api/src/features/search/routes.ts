import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { search } from './search.ts';

/** One box for everything. */
export const searchFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { search });
};
