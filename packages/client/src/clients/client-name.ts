import type { Client } from '@zampa/contract/clients/objects';
import { fullName } from '@zampa/domain/people/names';

/** Returns the client's phone number, preferring the mobile; null without a number. */
export const phoneNumberOf = ({ mobile, phone }: Pick<Client, 'mobile' | 'phone'>): string | null =>
  mobile || phone || null;

/** Returns the client's name or, if unknown, their e-mail address or phone number. */
export function clientName(
  client: Pick<Client, 'firstName' | 'lastName' | 'email' | 'phone' | 'mobile'>,
): string {
  return fullName(client) || client.email || phoneNumberOf(client) || '';
}
