import { describe, expect, it } from 'vitest';
import { clientName, petLine } from './client-line.ts';

describe('petLine', () => {
  const pets = ['Luna', 'Micio', 'Argo'].map((name) => ({ name }));

  it.each([
    { why: 'no pets', given: [], line: { names: '', more: 0 } },
    { why: 'as many as fit', given: pets.slice(0, 2), line: { names: 'Luna, Micio', more: 0 } },
    { why: 'one too many', given: pets, line: { names: 'Luna, Micio', more: 1 } },
  ])('$why', ({ given, line }) => {
    expect(petLine(given, 2)).toEqual(line);
  });
});

describe('clientName', () => {
  const nobody = { firstName: '', lastName: '', email: null, phone: null };
  it.each([
    {
      why: 'the name',
      client: { ...nobody, firstName: 'Ida', email: 'i@example.test' },
      name: 'Ida',
    },
    { why: 'the address', client: { ...nobody, email: 'i@example.test' }, name: 'i@example.test' },
    { why: 'the number', client: { ...nobody, phone: '02 1' }, name: '02 1' },
  ])('is $why', ({ client, name }) => {
    expect(clientName(client)).toBe(name);
  });
});
