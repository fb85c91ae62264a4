import { describe, expect, it } from 'vitest';
import { clientOf } from './client-of.ts';

const person = (id: string, isVet: boolean) => ({
  id,
  firstName: 'Marta',
  lastName: 'Bianchi',
  image: null,
  isVet,
});

describe('clientOf', () => {
  const contact = person('contact', false);
  it.each([
    { why: 'an owner opened it', user: person('asker', false), id: 'asker' },
    { why: 'a vet opened it', user: person('vet', true), id: 'contact' },
    { why: 'the user was erased', user: null, id: 'contact' },
  ])('returns the right person: $why', ({ user, id }) => {
    expect(clientOf({ user, family: { user: contact } })?.id).toBe(id);
  });
});
