import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './languages.ts';

describe('chooseLanguage', () => {
  it.each([
    { why: 'the choice made here wins', stored: 'en', preferred: ['it-IT'], language: 'en' },
    { why: 'a region does not matter', stored: null, preferred: ['it-CH', 'en'], language: 'it' },
    { why: 'the first we speak', stored: null, preferred: ['de', 'it', 'en'], language: 'it' },
    { why: 'none that we speak', stored: null, preferred: ['de-DE', 'fr'], language: 'en' },
    { why: 'nothing known', stored: null, preferred: [], language: 'en' },
    { why: 'a choice we no longer offer', stored: 'fr', preferred: ['it'], language: 'it' },
  ])('$why → $language', ({ stored, preferred, language }) => {
    expect(chooseLanguage(stored, preferred)).toBe(language);
  });
});
