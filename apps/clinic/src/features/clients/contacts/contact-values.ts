import type { Client } from '@zampa/contract/clients/objects';
import { readEmail, readPhone } from '@zampa/domain/invitations/invite';

/** Who a client is and how they are reached, as a form has it. */
export type ContactValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly address: string;
  readonly taxNumber: string;
};

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'address',
  'taxNumber',
] as const satisfies readonly (keyof ContactValues)[];
export type ContactField = (typeof contactFields)[number];

export const contactValues = (client: Pick<Client, ContactField>): ContactValues => ({
  firstName: client.firstName,
  lastName: client.lastName,
  email: client.email ?? '',
  phone: client.phone ?? '',
  mobile: client.mobile ?? '',
  address: client.address ?? '',
  taxNumber: client.taxNumber ?? '',
});

/** Returns only what differs from the record as it was seen: what somebody else corrected meanwhile stays theirs. */
export function changeOf(before: ContactValues, wanted: ContactValues): Partial<ContactValues> {
  const differing = contactFields.filter((name) => wanted[name].trim() !== before[name]);
  return Object.fromEntries(differing.map((name) => [name, wanted[name].trim()]));
}

/**
 * Returns what is wrong with a field, as the server would tell it; null when nothing is. A name that was never there
 * may stay away.
 */
export function problemOf(
  name: ContactField,
  typed: string,
  before: ContactValues,
): 'required' | 'invalid_email' | 'invalid_phone' | null {
  const value = typed.trim();
  if (value === before[name]) return null;
  switch (name) {
    case 'firstName':
    case 'lastName':
      return value === '' ? 'required' : null;
    case 'email':
      return value === '' || readEmail(value) ? null : 'invalid_email';
    case 'phone':
    case 'mobile':
      return value === '' || readPhone(value) ? null : 'invalid_phone';
    case 'address':
    case 'taxNumber':
      return null;
  }
}
