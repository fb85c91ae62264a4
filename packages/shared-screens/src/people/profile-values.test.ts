import type { User } from '@zampa/contract/people/user';
import { describe, expect, it } from 'vitest';
import { profileBodyOf, profileValues } from './profile-values.ts';

const giulia = {
  firstName: 'Giulia',
  lastName: 'Rossi',
  phone: '+39 06 1234567',
  mobile: null,
  address: 'Via Roma 1',
  city: 'Roma',
  country: 'IT',
  region: null,
  postcode: '00100',
  taxNumber: null,
  veterinaryCode: 'RM 1234',
  marketing: 1,
  thirdparties: 0,
} as User;

describe('bodyOf', () => {
  it('sends back what was stored when nothing was changed', () => {
    expect(profileBodyOf(profileValues(giulia))).toEqual(giulia);
  });

  it('sends an emptied text as nothing, so that it is taken back', () => {
    const body = profileBodyOf({ ...profileValues(giulia), phone: '  ', marketing: false });
    expect(body).toMatchObject({ phone: null, marketing: 0 });
  });
});
