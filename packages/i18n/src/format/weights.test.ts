import { expect, it } from 'vitest';
import { formatWeight } from './weights.ts';

it.each([
  { grams: 35, language: 'en', text: '35 g' },
  { grams: 999, language: 'it', text: '999 g' },
  { grams: 1000, language: 'en', text: '1 kg' },
  { grams: 4250, language: 'en', text: '4.25 kg' },
  { grams: 4250, language: 'it', text: '4,25 kg' },
  { grams: 28_440, language: 'it', text: '28,4 kg' },
] as const)('formatWeight of $grams in $language → $text', ({ grams, language, text }) => {
  expect(formatWeight(grams, language)).toBe(text);
});
