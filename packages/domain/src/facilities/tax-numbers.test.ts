import { describe, expect, it } from 'vitest';
import { isCodiceFiscale, isPartitaIva, missingTaxData, parseVatNumber } from './tax-numbers.ts';

describe('parseVatNumber', () => {
  it.each([
    { typed: '00743110157', country: 'IT', number: '00743110157' },
    { typed: 'IT 007.431-10157', country: 'IT', number: '00743110157' },
    { typed: 'it00743110157', country: 'IT', number: '00743110157' },
    { typed: '00743110158', country: 'IT', number: null },
    { typed: '00000000000', country: 'IT', number: null },
    { typed: '0743110157', country: 'IT', number: null },
    { typed: 'DE136695976', country: 'DE', number: '136695976' },
    { typed: '136695976', country: 'DE', number: '136695976' },
    { typed: 'EL094259216', country: 'GR', number: '094259216' },
    { typed: 'ATU13585627', country: 'AT', number: 'U13585627' },
    { typed: 'ABCDEF', country: 'FR', number: null },
    { typed: '123', country: 'FR', number: null },
    { typed: '', country: 'FR', number: null },
  ])('parses $typed of $country as $number', ({ typed, country, number }) => {
    expect(parseVatNumber(typed, country)).toEqual(number === null ? null : { country, number });
  });
});

describe('isCodiceFiscale', () => {
  it.each([
    ['RSSMRA85T10A562S', true],
    ['rss mra 85t10 a562s', true],
    ['RSSMRA85T10A562T', false],
    ['MRTMTT91D08F205J', true],
    ['MRTMTTVMDLUF205', false],
    ['00743110157', true],
    ['00743110158', false],
    ['RSSMRA85X10A562S', false],
    ['', false],
  ])('for "%s" returns %s', (code, valid) => {
    expect(isCodiceFiscale(code)).toBe(valid);
  });
});

describe('missingTaxData', () => {
  const none = { country: 'IT', fiscalCode: null, pec: null, sdi: null };
  it.each([
    { data: none, missing: ['fiscalCode', 'PEC', 'SDI'] },
    { data: { ...none, fiscalCode: 'x', pec: 'a@pec.it' }, missing: [] },
    { data: { ...none, fiscalCode: 'x', sdi: 'ABC1234' }, missing: [] },
    { data: { ...none, fiscalCode: 'x' }, missing: ['PEC', 'SDI'] },
    { data: { ...none, country: 'FR' }, missing: [] },
    { data: { ...none, country: null }, missing: [] },
  ])('for $data returns $missing', ({ data, missing }) => {
    expect(missingTaxData(data)).toEqual(missing);
  });
});

describe('parseVatNumber and isCodiceFiscale with extra characters', () => {
  it.each([
    { typed: '/136695976', country: 'DE' },
    { typed: '136695976/', country: 'DE' },
    { typed: '1234567890123456', country: 'FR' },
    { typed: 'A00743110157', country: 'IT' },
    { typed: '00743110157A', country: 'IT' },
    { typed: '007431101570', country: 'IT' },
  ])('reject the VAT number $typed of $country', ({ typed, country }) => {
    expect(parseVatNumber(typed, country)).toBeNull();
  });

  it('reject a tax code despite its valid check character', () => {
    for (const code of ['XRSSMRA85T10A562S', 'RSSMRA85T10A562SX', '.RSSMRA85T10A562S'])
      expect(isCodiceFiscale(code)).toBe(false);
  });
});

it('parseVatNumber accepts digits at any position', () => {
  expect(parseVatNumber('FRABC1', 'FR')).toEqual({ country: 'FR', number: 'ABC1' });
  expect(parseVatNumber('FR1ABC', 'FR')).toEqual({ country: 'FR', number: '1ABC' });
});

describe('isPartitaIva', () => {
  it.each([
    ['12345678903', true],
    ['12345678913', false],
    ['01234567897', true],
    ['98765432103', true],
    ['98765432130', false],
    ['50000000001', false],
    ['05000000009', true],
    ['05000000000', false],
  ])('for %s returns %s', (number, valid) => {
    expect(isPartitaIva(number)).toBe(valid);
  });
});

// Each has a valid check character.
it.each([
  { code: 'RSSMRA85X10A562D', why: 'invalid month' },
  { code: '1SSMRA85T10A562K', why: 'digit in the name' },
  { code: 'RSSMRA85T1AA562S', why: 'invalid letter in the day' },
  { code: 'RSSMRA85T10A562SS', why: 'extra character at the end' },
  { code: 'XRSSMRA85T10A562N', why: 'extra character at the start' },
])('isCodiceFiscale rejects $code: $why', ({ code }) => {
  expect(isCodiceFiscale(code)).toBe(false);
});
