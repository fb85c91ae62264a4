import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { namesOf } from './rendered-pictures.ts';

/** Removes what is kept of a deleted file. */
export function removeStoredFile({
  files: store,
}: Pick<Deps, 'files'>): JobHandler<'removeStoredFile'> {
  return async ({ id }) => {
    for (const name of namesOf(id)) await store.remove(name);
  };
}
