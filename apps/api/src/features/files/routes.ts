import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { readFile } from './read-file.ts';

/** Uploaded pictures, in the size and format asked for. */
export const filesFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { readFile });
};
