import type { Conversation } from '@zampa/contract/conversations/conversation';
import { describe, expect, it } from 'vitest';
import { petNamesOf } from './conversation-words.ts';

describe('petNamesOf', () => {
  it('returns the names of all pets', () => {
    const pets = [{ name: 'Luna' }, { name: 'Micio' }] as Conversation['pets'];
    expect(petNamesOf({ pets })).toBe('Luna, Micio');
  });
});
