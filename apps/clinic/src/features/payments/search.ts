import { readId } from '@zampa/client/address/read-values';

/** Search parameters of the payments screen: all payments, or those of one client. */
export type PaymentsSearch = { readonly client?: string };

/** Parses the search parameters; an invalid client id is dropped. */
export function readPaymentsSearch({ client }: Record<string, unknown>): PaymentsSearch {
  const id = readId(client);
  return id === undefined ? {} : { client: id };
}
