import type { BodyOfKey } from '@zampa/client/api/call-types';

/** What is typed of a new client; empty where nothing is known. */
export type NewClientValues = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly petName: string;
  /** The id of a species, as text. */
  readonly species: string;
};

/** Returns a form that goes on from what was looked for in vain: a number, an address, or else a name. */
export function valuesFrom(typed: string): NewClientValues {
  const text = typed.trim();
  const none = { firstName: '', lastName: '', phone: '', email: '', petName: '', species: '' };
  if (/^[+\d\s()./-]+$/.test(text)) return { ...none, phone: text };
  if (text.includes('@')) return { ...none, email: text };
  const [firstName = '', ...rest] = text.split(/\s+/);
  return { ...none, firstName, lastName: rest.join(' ') };
}

/** Returns the body of `POST /users/client`; an animal counts once it has a name. */
export function bodyOf(
  { petName, species, ...person }: NewClientValues,
  FacilityId: string,
): BodyOfKey<'POST /users/client'> {
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
