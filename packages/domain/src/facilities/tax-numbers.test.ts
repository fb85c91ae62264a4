import { describe, expect, it } from 'vitest';
import { isCodiceFiscale, isPartitaIva, missingTaxData, readVat } from './tax-numbers.ts';

describe('readVat', () => {
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
  ])('$typed of $country → $number', ({ typed, country, number }) => {
    expect(readVat(typed, country)).toEqual(number === null ? null : { country, number });
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
  ])('%s: %s', (code, valid) => {
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
  ])('$data lacks $missing', ({ data, missing }) => {
    expect(missingTaxData(data)).toEqual(missing);
  });
});

describe('a number with something around it is none', () => {
  it.each([
    { typed: '/136695976', country: 'DE' },
    { typed: '136695976/', country: 'DE' },
    { typed: '1234567890123456', country: 'FR' },
    { typed: 'A00743110157', country: 'IT' },
    { typed: '00743110157A', country: 'IT' },
    { typed: '007431101570', country: 'IT' },
  ])('$typed of $country', ({ typed, country }) => {
    expect(readVat(typed, country)).toBeNull();
  });

  it('though its last digit is right, a code', () => {
    for (const code of ['XRSSMRA85T10A562S', 'RSSMRA85T10A562SX', '.RSSMRA85T10A562S'])
      expect(isCodiceFiscale(code)).toBe(false);
  });
});

it('a digit may stand anywhere in a number', () => {
  expect(readVat('FRABC1', 'FR')).toEqual({ country: 'FR', number: 'ABC1' });
  expect(readVat('FR1ABC', 'FR')).toEqual({ country: 'FR', number: '1ABC' });
});

describe('the last digit of a partita IVA checks the others', () => {
  it.each([
    ['12345678903', true],
    ['12345678913', false],
    ['01234567897', true],
    ['98765432103', true],
    ['98765432130', false],
    ['50000000001', false],
    ['05000000009', true],
    ['05000000000', false],
  ])('%s: %s', (number, valid) => {
    expect(isPartitaIva(number)).toBe(valid);
  });
});

// Their last sign checks the first fifteen.
it.each([
  { code: 'RSSMRA85X10A562D', why: 'a month that is none' },
  { code: '1SSMRA85T10A562K', why: 'a name with a digit' },
  { code: 'RSSMRA85T1AA562S', why: 'a day with a letter that stands for none' },
  { code: 'RSSMRA85T10A562SS', why: 'a sign behind it' },
  { code: 'XRSSMRA85T10A562N', why: 'a sign before it' },
])('$code has $why', ({ code }) => {
  expect(isCodiceFiscale(code)).toBe(false);
});
