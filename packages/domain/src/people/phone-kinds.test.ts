import { expect, it } from 'vitest';
import { assignPhones, isItalianMobile } from './phone-kinds.ts';

it.each([
  ['3475551042', true],
  ['+39 347 555 1042', true],
  ['0039347555104', true],
  ['065551042', false],
  ['+44347555104', false],
  ['347555', false],
])('isItalianMobile for %j returns %j', (number, is) => {
  expect(isItalianMobile(number)).toBe(is);
});

const [MOBILE, LANDLINE, OTHER_MOBILE] = ['3475551042', '065551042', '+393391112233'];

it.each([
  ['none', [], null, null, []],
  ['one mobile number', [MOBILE], MOBILE, null, []],
  ['one landline number', [LANDLINE], LANDLINE, null, []],
  ['a mobile number before a landline', [MOBILE, LANDLINE], LANDLINE, MOBILE, []],
  ['a landline before a mobile number', [LANDLINE, MOBILE], LANDLINE, MOBILE, []],
  ['two mobile numbers', [MOBILE, OTHER_MOBILE], OTHER_MOBILE, MOBILE, []],
  ['two foreign numbers', ['+442079460018', '+447700900123'], '+442079460018', '+447700900123', []],
  ['the same number twice', [MOBILE, MOBILE], MOBILE, null, []],
  ['three numbers', [LANDLINE, MOBILE, OTHER_MOBILE], LANDLINE, MOBILE, [OTHER_MOBILE]],
] as const)('assignPhones assigns %s', (_, numbers, phone, mobile, rest) => {
  expect(assignPhones(numbers)).toEqual({ phone, mobile, rest });
});
