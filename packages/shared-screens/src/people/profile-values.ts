import type { BodyOfKey } from '@zampa/client/api/call-types';
import type { User } from '@zampa/contract/people/user';

/** Texts of a profile that may be empty, in the order in which the form asks for them. */
export const CONTACT_FIELDS = ['phone', 'mobile'] as const;
export const ADDRESS_FIELDS = [
  'address',
  'postcode',
  'city',
  'region',
  'country',
  'taxNumber',
] as const;

/** Of vets alone; a pet owner's stays empty and is not asked for. */
export const VET_FIELDS = ['veterinaryCode'] as const;

const OPTIONAL_FIELDS = [...CONTACT_FIELDS, ...ADDRESS_FIELDS, ...VET_FIELDS];
type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/** What the form holds: texts, empty where nothing is known. */
export type ProfileValues = Record<OptionalField | 'firstName' | 'lastName', string> & {
  marketing: boolean;
  thirdparties: boolean;
  /** A picture that was chosen and is not stored yet. */
  image: File | null;
};

export function profileValues(user: User): ProfileValues {
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

/** Returns the body of `PATCH /users`: what was emptied is sent as nothing, so that it can be taken back. */
export function profileBodyOf(values: ProfileValues): BodyOfKey<'PATCH /users'> {
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
