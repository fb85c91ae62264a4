import { describe, expect, it } from 'vitest';
import { changeOf, contactValues, problemOf } from './contact-values.ts';

const before = contactValues({
  firstName: 'Carla',
  lastName: '',
  email: 'carla@example.test',
  phone: null,
  mobile: null,
  address: 'Via Po 1',
  taxNumber: null,
});

describe('the contact data of a record', () => {
  it('sends only what differs, without the spaces around it', () => {
    const wanted = {
      ...before,
      firstName: ' Carla ',
      phone: ' 333 1234567 ',
      email: '',
      address: ' ',
    };
    expect(changeOf(before, wanted)).toEqual({ phone: '333 1234567', email: '', address: '' });
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
  ] as const)('%s typed as “%s”: %s', (name, typed, problem) => {
    expect(problemOf(name, typed, before)).toBe(problem);
  });
});
