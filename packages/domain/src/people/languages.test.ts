import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './languages.ts';

describe('chooseLanguage', () => {
  it.each([
    { why: 'the stored choice wins', stored: 'en', preferred: ['it-IT'], language: 'en' },
    { why: 'the region is ignored', stored: null, preferred: ['it-CH', 'en'], language: 'it' },
    {
      why: 'the first supported one wins',
      stored: null,
      preferred: ['de', 'it', 'en'],
      language: 'it',
    },
    { why: 'none is supported', stored: null, preferred: ['de-DE', 'fr'], language: 'en' },
    { why: 'no preference exists', stored: null, preferred: [], language: 'en' },
    {
      why: 'the stored choice is no longer supported',
      stored: 'fr',
      preferred: ['it'],
      language: 'it',
    },
  ])('returns $language: $why', ({ stored, preferred, language }) => {
    expect(chooseLanguage(stored, preferred)).toBe(language);
  });
});
