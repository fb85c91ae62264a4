import type { Client } from '@zampa/contract/clients/objects';
import { parseEmail } from '@zampa/domain/people/email-address';
import { parsePhoneNumber } from '@zampa/domain/people/phone-number';

/** Form values of a client's name and contact details. */
export type ContactValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly mobile: string;
  readonly address: string;
  readonly postcode: string;
  readonly city: string;
  readonly taxNumber: string;
};

export const contactFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'mobile',
  'address',
  'postcode',
  'city',
  'taxNumber',
] as const satisfies readonly (keyof ContactValues)[];
export type ContactField = (typeof contactFields)[number];

export const toContactValues = (client: Pick<Client, ContactField>): ContactValues => ({
  firstName: client.firstName,
  lastName: client.lastName,
  email: client.email ?? '',
  phone: client.phone ?? '',
  mobile: client.mobile ?? '',
  address: client.address ?? '',
  postcode: client.postcode ?? '',
  city: client.city ?? '',
  taxNumber: client.taxNumber ?? '',
});

/**
 * Returns only the values that differ from the loaded record, so that a colleague's changes to other fields are not
 * overwritten.
 */
export function changedFields(
  before: ContactValues,
  edited: ContactValues,
): Partial<ContactValues> {
  const differing = contactFields.filter((name) => edited[name].trim() !== before[name]);
  return Object.fromEntries(differing.map((name) => [name, edited[name].trim()]));
}

/**
 * Returns the error of a field, as the server would report it, or null. A name that was already empty may stay empty.
 */
export function findFieldProblem(
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
      return value === '' || parseEmail(value) ? null : 'invalid_email';
    case 'phone':
    case 'mobile':
      return value === '' || parsePhoneNumber(value) ? null : 'invalid_phone';
    case 'address':
    case 'postcode':
    case 'city':
    case 'taxNumber':
      return null;
  }
}
