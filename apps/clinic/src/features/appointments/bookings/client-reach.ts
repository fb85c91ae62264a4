/**
 * Whether an e-mail reaches a client: `CLOSING` while they close their account, `NO_EMAIL` without an address, and
 * `UNKNOWN` for staff who may not see the client's contact data.
 */
export type ClientReach = 'EMAIL' | 'CLOSING' | 'NO_EMAIL' | 'UNKNOWN';

/** The contact data of a client that staff may see. */
export type ClientContact = {
  readonly closing?: boolean | undefined;
  readonly hasEmail?: boolean | undefined;
};

/** Returns whether an e-mail reaches the client. */
export function clientReach(client: ClientContact | null | undefined): ClientReach {
  if (client?.closing) return 'CLOSING';
  if (client?.hasEmail === undefined) return 'UNKNOWN';
  return client.hasEmail ? 'EMAIL' : 'NO_EMAIL';
}
