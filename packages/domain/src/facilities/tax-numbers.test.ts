import { describe, expect, it } from 'vitest';
import { isCodiceFiscale, missingTaxData, readVat } from './tax-numbers.ts';

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
