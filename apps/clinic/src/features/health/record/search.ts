import { readId } from '@zampa/client/address/read-values';

/** Search parameters of a pet's page. */
export type PetSearch = {
  /** Id of the open visit note, or `new`. */
  note?: string;
};

/** Parses the search parameters; invalid values are dropped. */
export function readPetSearch(search: Readonly<Record<string, unknown>>): PetSearch {
  const note = search['note'] === 'new' ? 'new' : readId(search['note']);
  return note ? { note } : {};
}
