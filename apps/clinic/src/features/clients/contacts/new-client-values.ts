import type { CallBody } from '@zampa/client/api/call-types';

/** Form values of a new client; empty if unknown. */
export type NewClientValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly petName: string;
  /** Species id as text. */
  readonly species: string;
};

/** Returns initial form values from a search without results: a phone number, an e-mail address, or a name. */
export function valuesFromSearch(typed: string): NewClientValues {
  const text = typed.trim();
  const none = { firstName: '', lastName: '', phone: '', email: '', petName: '', species: '' };
  if (/^[+\d\s()./-]+$/.test(text)) return { ...none, phone: text };
  if (text.includes('@')) return { ...none, email: text };
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { ...none, firstName, lastName: rest.join(' ') };
}

/** Returns the body of `createClient`. A pet is included if it has a name. */
export function toClientBody(
  { petName, species, ...person }: NewClientValues,
  FacilityId: string,
): CallBody<'createClient'> {
  const name = petName.trim();
  return {
    FacilityId,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    ...(person.phone.trim() && { phone: person.phone.trim() }),
    ...(person.email.trim() && { email: person.email.trim() }),
    note: '',
    ...(name && { pet: { name, SpeciesId: Number(species) } }),
  };
}
