import type { Deps } from '../../deps.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { storageNames } from './rendered-pictures.ts';

/** Deletes the bytes and rendered copies of a deleted file. */
export function removeStoredFile({
  files: store,
}: Pick<Deps, 'files'>): JobHandler<'removeStoredFile'> {
  return async ({ id }) => {
    for (const name of storageNames(id)) await store.remove(name);
  };
}
