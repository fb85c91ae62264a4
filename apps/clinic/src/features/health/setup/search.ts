import { readId } from '@zampa/client/address/read-values';

/** Search parameters of the protocols and of the note templates. */
export type SetupSearch = {
  /** Id of what is open in the drawer, or `new`. */
  open?: string;
};

/** Parses the search parameters; invalid values are dropped. */
export function readSetupSearch(search: Readonly<Record<string, unknown>>): SetupSearch {
  const open = search['open'] === 'new' ? 'new' : readId(search['open']);
  return open ? { open } : {};
}
