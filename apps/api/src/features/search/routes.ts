import { search as searchCall } from '@zampa/contract/search/search';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { findEverything } from './find-everything.ts';

/** One box for everything. */
export const search: Feature<Deps> = (serve) => {
  serve.forPeople(searchCall, ({ viewer, tx, query }) => findEverything(tx, viewer, query));
};
