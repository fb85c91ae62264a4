import { describe, expect, it } from 'vitest';
import { clientName } from './client-name.ts';

describe('clientName', () => {
  const nobody = { firstName: '', lastName: '', email: null, phone: null, mobile: null };
  it.each([
    {
      why: 'the name',
      client: { ...nobody, firstName: 'Ida', email: 'i@example.test' },
      name: 'Ida',
    },
    { why: 'the address', client: { ...nobody, email: 'i@example.test' }, name: 'i@example.test' },
    { why: 'the number', client: { ...nobody, phone: '02 1' }, name: '02 1' },
    {
      why: 'the mobile number before the other',
      client: { ...nobody, phone: '02 1', mobile: '333 1' },
      name: '333 1',
    },
    { why: 'nothing', client: nobody, name: '' },
  ])('is $why', ({ client, name }) => {
    expect(clientName(client)).toBe(name);
  });
});
