import type { Client } from '@zampa/contract/clients/objects';
import { fullName } from '@zampa/domain/people/names';

/** Returns the number at which a client is called: the mobile telephone before the other, as everywhere; null without any. */
export const telephoneOf = ({ mobile, phone }: Pick<Client, 'mobile' | 'phone'>): string | null =>
  mobile || phone || null;

/** Returns the name of a client, or how they are reached where the clinic knows no name. */
export function clientName(
  client: Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone' | 'mobile'>,
): string {
  return fullName(client) || client.email || telephoneOf(client) || '';
}
