import { expect, it } from 'vitest';
import { isRequired, fieldProblem } from './facility-data-problems.ts';

const facilityId = '0190a2b4-0000-7000-8000-000000000001';
const german = { facilityId, country: 'DE', vat: 'DE123456789' };
const italian = {
  facilityId,
  country: 'IT',
  vat: '12345678903',
  fiscalCode: 'RSSMRA85T10A562S',
  PEC: 'aurora@pec.example.test',
};

it.each([
  { name: 'name', values: german, problem: 'required' },
  { name: 'name', values: { ...german, name: '  ' }, problem: 'required' },
  { name: 'name', values: { ...german, name: 'Aurora' }, problem: null },
  { name: 'mobile', values: german, problem: null },
  { name: 'postcode', values: { ...german, postcode: 'D-10115' }, problem: null },
  { name: 'postcode', values: { ...italian, postcode: ' 00184 ' }, problem: null },
  { name: 'postcode', values: { ...italian, postcode: 'Roma' }, problem: 'invalid_postcode' },
  { name: 'postcode', values: italian, problem: 'required' },
  { name: 'vat', values: german, problem: null },
  { name: 'vat', values: { ...german, vat: '' }, problem: 'required' },
  { name: 'vat', values: { ...german, vat: 'no' }, problem: 'invalid_vat' },
  { name: 'vat', values: { ...italian, vat: '12345678901' }, problem: 'invalid_vat' },
  { name: 'fiscalCode', values: german, problem: null },
  { name: 'fiscalCode', values: italian, problem: null },
  { name: 'fiscalCode', values: { ...italian, fiscalCode: '' }, problem: 'required' },
  { name: 'fiscalCode', values: { ...italian, fiscalCode: 'X' }, problem: 'invalid_fiscal_code' },
  { name: 'PEC', values: german, problem: null },
  { name: 'SDI', values: italian, problem: null },
  { name: 'PEC', values: { ...italian, PEC: '', SDI: 'ABC1234' }, problem: null },
  { name: 'PEC', values: { ...italian, PEC: ' ' }, problem: 'pec_or_sdi' },
  { name: 'SDI', values: { ...italian, PEC: '' }, problem: 'pec_or_sdi' },
] as const)('fieldProblem returns $problem for $name of $values', ({ name, values, problem }) => {
  expect(fieldProblem(name, values)).toBe(problem);
});

it('isRequired requires a fiscal code only in Italy', () => {
  expect(isRequired('fiscalCode', 'IT')).toBe(true);
  expect(isRequired('fiscalCode', 'DE')).toBe(false);
});
