import type { CallBody } from '@zampa/client/api/call-types';
import type { User } from '@zampa/contract/people/user';

/** Optional text fields of a profile, in the order of the form. */
export const CONTACT_FIELDS = ['phone', 'mobile'] as const;
export const ADDRESS_FIELDS = [
  'address',
  'postcode',
  'city',
  'region',
  'country',
  'taxNumber',
] as const;

/** Only for vets; hidden for pet owners. */
export const VET_FIELDS = ['veterinaryCode'] as const;

const OPTIONAL_FIELDS = [...CONTACT_FIELDS, ...ADDRESS_FIELDS, ...VET_FIELDS];
type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** Values of the profile form; an unknown value is an empty string. */
export type ProfileValues = Record<OptionalField | 'firstName' | 'lastName', string> & {
  marketing: boolean;
  thirdparties: boolean;
  /** A chosen picture that is not saved yet. */
  image: File | null;
};

export function toProfileValues(user: User): ProfileValues {
  const { firstName, lastName, marketing, thirdparties } = user;
  return {
    ...optionalTexts((field) => user[field] ?? ''),
    firstName,
    lastName,
    marketing: marketing === 1,
    thirdparties: thirdparties === 1,
    image: null,
  };
}

/** Returns the body of `updateUser`. Emptied fields become null, which clears them. */
export function toProfileBody(values: ProfileValues): CallBody<'updateUser'> {
  return {
    ...optionalTexts((field) => values[field].trim() || null),
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    marketing: values.marketing ? 1 : 0,
    thirdparties: values.thirdparties ? 1 : 0,
  };
}

function optionalTexts<Text>(textOf: (field: OptionalField) => Text): Record<OptionalField, Text> {
  const entries = OPTIONAL_FIELDS.map((field) => [field, textOf(field)] as const);
  return Object.fromEntries(entries) as Record<OptionalField, Text>;
}
