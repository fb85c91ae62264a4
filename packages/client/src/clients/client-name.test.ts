import { describe, expect, it } from 'vitest';
import { clientName } from './client-name.ts';

describe('clientName', () => {
  const noContact = { firstName: '', lastName: '', email: null, phone: null, mobile: null };
  it.each([
    {
      why: 'the name',
      client: { ...noContact, firstName: 'Ida', email: 'i@example.test' },
      name: 'Ida',
    },
    {
      why: 'the e-mail address without a name',
      client: { ...noContact, email: 'i@example.test' },
      name: 'i@example.test',
    },
    {
      why: 'the phone number without name and address',
      client: { ...noContact, phone: '02 1' },
      name: '02 1',
    },
    {
      why: 'the mobile number if there are two',
      client: { ...noContact, phone: '02 1', mobile: '333 1' },
      name: '333 1',
    },
    { why: 'empty without any contact data', client: noContact, name: '' },
  ])('is $why', ({ client, name }) => {
    expect(clientName(client)).toBe(name);
  });
});
