import { expect, it } from 'vitest';
import { refusalToText, smsCountriesOf } from './sms-refusal.ts';

const sendable = { hasProvider: true, country: 'IT', isPaying: true, countries: ['IT', 'DE'] };

it.each([
  { what: 'a listed country', changed: {}, refusal: null },
  { what: 'another listed country', changed: { country: 'DE' }, refusal: null },
  { what: 'no provider', changed: { hasProvider: false, country: null }, refusal: 'NO_PROVIDER' },
  { what: 'no phone number', changed: { country: null }, refusal: 'NO_NUMBER' },
  { what: 'no paid plan', changed: { isPaying: false, country: 'CU' }, refusal: 'PLAN' },
  { what: 'a country that is not listed', changed: { country: 'CU' }, refusal: 'COUNTRY' },
  { what: 'no listed country', changed: { countries: [] }, refusal: 'COUNTRY' },
])('refusalToText with $what returns $refusal', ({ changed, refusal }) => {
  expect(refusalToText({ ...sendable, ...changed })).toBe(refusal);
});

it.each([
  { listed: null, own: null, countries: ['IT'] },
  { listed: null, own: 'DE', countries: ['IT', 'DE'] },
  { listed: ['CH'], own: 'DE', countries: ['CH'] },
  { listed: [], own: 'DE', countries: [] },
])('smsCountriesOf listed $listed and own $own returns $countries', (row) => {
  expect(smsCountriesOf(row.listed, row.own)).toEqual(row.countries);
});
