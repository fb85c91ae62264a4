import type { Conversation } from '@zampa/contract/requests/conversation';
import { describe, expect, it } from 'vitest';
import { clientNameOf, petNamesOf } from './conversation-words.ts';

const person = (isVet: boolean) => ({
  id: 'p',
  firstName: 'Marta',
  lastName: 'Bianchi',
  image: null,
  isVet,
});

describe('clientNameOf', () => {
  it.each([
    { why: 'the owner who asked', user: person(false), name: 'Marta Bianchi' },
    { why: 'a vet opened it', user: person(true), name: '' },
    { why: 'the person is gone', user: null, name: '' },
  ])('$why', ({ user, name }) => {
    expect(clientNameOf({ user })).toBe(name);
  });
});

describe('petNamesOf', () => {
  it('names every pet', () => {
    const pets = [{ name: 'Luna' }, { name: 'Micio' }] as Conversation['pets'];
    expect(petNamesOf({ pets })).toBe('Luna, Micio');
  });
});
