import type { User } from '@zampa/contract/people/user';
import { describe, expect, it } from 'vitest';
import { toProfileBody, toProfileValues } from './profile-values.ts';

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

describe('toProfileBody', () => {
  it('returns the stored values when nothing was changed', () => {
    expect(toProfileBody(toProfileValues(giulia))).toEqual(giulia);
  });

  it('sends emptied fields as null, which clears them', () => {
    const body = toProfileBody({ ...toProfileValues(giulia), phone: '  ', marketing: false });
    expect(body).toMatchObject({ phone: null, marketing: 0 });
  });
});
