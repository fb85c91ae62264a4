import { readFile } from '@zampa/contract/files/read-file';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { renderFile } from './render-file.ts';

/** Uploaded pictures, in the size and format asked for. */
export const files: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readFile, ({ tx, params, query, account }) =>
    renderFile(deps, tx, params.id, query, account.accountId),
  );
};
