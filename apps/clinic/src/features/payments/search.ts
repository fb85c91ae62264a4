import { readId } from '@zampa/client/address/read-values';

/** What the screen of payments shows: everybody's, or those of one client. */
export type PaymentsSearch = { readonly client?: string };

/** Reads the address of the screen; what is no client is left out. */
export function readPaymentsSearch({ client }: Record<string, unknown>): PaymentsSearch {
  const id = readId(client);
  return id === undefined ? {} : { client: id };
}
