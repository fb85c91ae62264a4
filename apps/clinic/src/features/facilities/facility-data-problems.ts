import { isPostcodeOf } from '@zampa/domain/facilities/postcode';
import {
  isCodiceFiscale,
  missingTaxData,
  parseVatNumber,
} from '@zampa/domain/facilities/tax-numbers';
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

/** Returns whether a field is required; in Italy that includes the fiscal code. */
export const isRequired = (name: TextField, country: string | undefined): boolean =>
  REQUIRED.includes(name) || (name === 'fiscalCode' && country === 'IT');

/** Returns the problem of a field as an error code of the server, or null. */
export function fieldProblem(name: TextField, values: FacilityDataValues): string | null {
  const typed = values[name]?.trim() ?? '';
  const country = values.country ?? '';
  if (typed === '' && isRequired(name, country)) return 'required';
  switch (name) {
    case 'postcode':
      return isPostcodeOf(country, typed) ? null : 'invalid_postcode';
    case 'vat':
      return parseVatNumber(typed, country) ? null : 'invalid_vat';
    case 'fiscalCode':
      return country !== 'IT' || isCodiceFiscale(typed) ? null : 'invalid_fiscal_code';
    case 'PEC':
    case 'SDI':
      return missingTaxFields(values).includes(name) ? 'pec_or_sdi' : null;
    default:
      return null;
  }
}

function missingTaxFields({ country, fiscalCode, PEC, SDI }: FacilityDataValues) {
  const trimmedOrNull = (text: string | undefined) => text?.trim() || null;
  return missingTaxData({
    country: trimmedOrNull(country),
    fiscalCode: trimmedOrNull(fiscalCode),
    pec: trimmedOrNull(PEC),
    sdi: trimmedOrNull(SDI),
  });
}
