import type { BodyOfKey } from '@zampa/client/api/call-types';
import type { BodyInput } from '@zampa/contract/call';
import type { updateFacility } from '@zampa/contract/facilities/update-facility';
import type { Facility } from '@zampa/contract/facilities/objects';
import { presetTimeZone } from './time-zone-choices.ts';

/** The texts of a facility, in the groups and the order in which the form asks for them. */
export const CLINIC_FIELDS = ['name', 'phone', 'mobile', 'email', 'website'] as const;
export const ADDRESS_FIELDS = [
  'address',
  'streetNumber',
  'suite',
  'postcode',
  'city',
  'region',
] as const;
export const INVOICE_FIELDS = [
  'businessName',
  'vat',
  'fiscalCode',
  'PEC',
  'SDI',
  'billingEmail',
] as const;
export const TEXT_FIELDS = [
  ...CLINIC_FIELDS,
  ...ADDRESS_FIELDS,
  ...INVOICE_FIELDS,
  'country',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** What the form holds: texts as they are typed, and what was chosen. */
export type FacilityDataValues = Omit<
  BodyInput<typeof updateFacility>,
  'receptionAnswers' | 'urgentPassesQuiet'
> & {
  /** A picture that was chosen and is not stored yet. */
  image?: File | null;
};

/** Returns what is known, empty texts where nothing is. */
export function facilityDataValues(facility: Facility, now: Date): FacilityDataValues {
  const texts = TEXT_FIELDS.map((field) => [field, facility[field] ?? ''] as const);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    facilityId: facility.id,
    image: null,
    timezone: presetTimeZone(facility.timezone, now),
    FacilityTypeId: facility.FacilityTypeId === null ? undefined : String(facility.FacilityTypeId),
  };
}

/**
 * Returns the body of a change: what was chosen as a number goes as one, the picture beside it.
 *
 * @param governs whether what invoices need is theirs to change; of anybody else it is not sent
 */
export function bodyOf(
  { FacilityTypeId, image: _sentAsFile, ...data }: FacilityDataValues,
  governs: boolean,
): BodyOfKey<'PATCH /facilities'> {
  const untouched = Object.fromEntries(INVOICE_FIELDS.map((name) => [name, undefined]));
  return {
    ...data,
    ...(!governs && untouched),
    FacilityTypeId: FacilityTypeId ? Number(FacilityTypeId) : undefined,
  };
}
