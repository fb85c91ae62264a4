/** What the address of the clients screen says. */
export type ClientsSearch = {
  /** Name, pet, e-mail or phone, or a part of one. */
  search?: string;
  /** The family whose card is open. */
  client?: string;
};

const SEARCH_MAX = 100;

/** Reads the address; whatever it does not understand counts as absent. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const wanted = search['search'];
  // The router reads a phone number as a number.
  const text = typeof wanted === 'string' || typeof wanted === 'number' ? String(wanted) : '';
  const client = search['client'];
  return {
    ...(text.trim() && { search: text.slice(0, SEARCH_MAX) }),
    ...(typeof client === 'string' && client && { client }),
  };
}
