import type { CallBody } from '@zampa/client/api/call-types';
import type { BodyInput } from '@zampa/contract/call';
import type { updateFacility } from '@zampa/contract/facilities/update-facility';
import type { Facility } from '@zampa/contract/facilities/objects';
import { initialTimeZone } from './time-zone-choices.ts';

/** Text fields of a facility, grouped and ordered as in the form. */
export const CLINIC_FIELDS = ['name', 'phone', 'mobile', 'email', 'website'] as const;
export const EMERGENCY_FIELDS = ['emergencyPhone', 'emergencyText'] as const;
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
  ...EMERGENCY_FIELDS,
  ...ADDRESS_FIELDS,
  ...INVOICE_FIELDS,
  'country',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Values of the facility form: texts as typed, and chosen options. */
export type FacilityDataValues = Omit<
  BodyInput<typeof updateFacility>,
  'receptionAnswers' | 'urgentPassesQuiet'
> & {
  /** Chosen picture that is not uploaded yet. */
  image?: File | null;
};

/** Returns the form values of a facility; missing texts become empty. */
export function facilityDataValues(facility: Facility, now: Date): FacilityDataValues {
  const texts = TEXT_FIELDS.map((field) => [field, facility[field] ?? ''] as const);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    facilityId: facility.id,
    image: null,
    timezone: initialTimeZone(facility.timezone, now),
    FacilityTypeId: facility.FacilityTypeId === null ? undefined : String(facility.FacilityTypeId),
  };
}

/**
 * Returns the body of an update. The picture is left out, because it is sent as a file.
 *
 * @param governs whether the user may change the invoice data, which are left out otherwise
 */
export function toFacilityUpdate(
  { FacilityTypeId, image: _sentAsFile, ...data }: FacilityDataValues,
  governs: boolean,
): CallBody<'updateFacility'> {
  const omittedFields = Object.fromEntries(INVOICE_FIELDS.map((name) => [name, undefined]));
  return {
    ...data,
    ...(!governs && omittedFields),
    FacilityTypeId: FacilityTypeId ? Number(FacilityTypeId) : undefined,
  };
}
