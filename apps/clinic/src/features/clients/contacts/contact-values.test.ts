import { describe, expect, it } from 'vitest';
import { changedFields, toContactValues, findFieldProblem } from './contact-values.ts';

const before = toContactValues({
  firstName: 'Carla',
  lastName: '',
  email: 'carla@example.test',
  phone: null,
  mobile: null,
  address: 'Via Po 1',
  postcode: null,
  city: null,
  taxNumber: null,
});

describe('contact values', () => {
  it('changedFields returns only changed values, trimmed', () => {
    const edited = {
      ...before,
      firstName: ' Carla ',
      phone: ' 333 1234567 ',
      email: '',
      address: ' ',
    };
    expect(changedFields(before, edited)).toEqual({ phone: '333 1234567', email: '', address: '' });
  });

  it.each([
    ['firstName', '', 'required'],
    ['lastName', ' ', null],
    ['email', 'carla@', 'invalid_email'],
    ['email', '', null],
    ['phone', '12', 'invalid_phone'],
    ['mobile', '12', 'invalid_phone'],
    ['mobile', '', null],
    ['address', '', null],
    ['taxNumber', 'as it stands on paper', null],
    ['phone', '+39 333 123 45 67', null],
  ] as const)('findFieldProblem for %s “%s” returns %s', (name, typed, problem) => {
    expect(findFieldProblem(name, typed, before)).toBe(problem);
  });
});
