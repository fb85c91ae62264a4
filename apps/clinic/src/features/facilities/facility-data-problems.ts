import { isPostcodeOf } from '@zampa/domain/facilities/postcode';
import { isCodiceFiscale, missingTaxData, readVat } from '@zampa/domain/facilities/tax-numbers';
import type { FacilityDataValues, TextField } from './facility-data-values.ts';

const REQUIRED: readonly TextField[] = [
  'name',
  'phone',
  'email',
  'address',
  'streetNumber',
  'postcode',
  'city',
  'country',
  'businessName',
  'vat',
];

/** Returns whether a field has to be filled in; Italian clinics owe a fiscal code too. */
export const isRequired = (name: TextField, country: string | undefined): boolean =>
  REQUIRED.includes(name) || (name === 'fiscalCode' && country === 'IT');

/** Returns what is wrong with a field, as the server would tell it; null when nothing is. */
export function problemOf(name: TextField, values: FacilityDataValues): string | null {
  const typed = values[name]?.trim() ?? '';
  const country = values.country ?? '';
  if (typed === '' && isRequired(name, country)) return 'required';
  switch (name) {
    case 'postcode':
      return isPostcodeOf(country, typed) ? null : 'invalid_postcode';
    case 'vat':
      return readVat(typed, country) ? null : 'invalid_vat';
    case 'fiscalCode':
      return country !== 'IT' || isCodiceFiscale(typed) ? null : 'invalid_fiscal_code';
    case 'PEC':
    case 'SDI':
      return missingOf(values).includes(name) ? 'pec_or_sdi' : null;
    default:
      return null;
  }
}

function missingOf({ country, fiscalCode, PEC, SDI }: FacilityDataValues) {
  const given = (text: string | undefined) => text?.trim() || null;
  return missingTaxData({
    country: given(country),
    fiscalCode: given(fiscalCode),
    pec: given(PEC),
    sdi: given(SDI),
  });
}
