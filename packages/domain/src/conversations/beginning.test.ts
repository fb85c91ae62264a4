import { expect, it } from 'vitest';
import { beginningLinesOf, beginningOf } from './beginning.ts';

it.each([
  { what: 'a short text', text: 'She limps.', limit: 20, shown: 'She limps.' },
  { what: 'several lines', text: ' She\n\nlimps. ', limit: 20, shown: 'She limps.' },
  { what: 'a text of exactly the limit', text: 'abcdef', limit: 6, shown: 'abcdef' },
  { what: 'a long text', text: 'abcdefgh', limit: 6, shown: 'abc…' },
  { what: 'a cut before a space', text: 'abc defgh', limit: 7, shown: 'abc…' },
  { what: 'letters of two bytes', text: 'àèìòù', limit: 7, shown: 'àè…' },
  { what: 'an emoji that does not fit', text: 'ab👩‍⚕️cd', limit: 10, shown: 'ab…' },
  { what: 'quotes, which JSON escapes', text: '""""', limit: 7, shown: '""…' },
  { what: 'an empty text', text: '', limit: 5, shown: '' },
])('beginningOf keeps whole characters within the limit: $what', ({ text, limit, shown }) => {
  expect(beginningOf(text, limit)).toBe(shown);
});

it.each([
  { what: 'a short text', text: 'She limps.', limit: 20, shown: 'She limps.' },
  { what: 'several lines', text: ' She  \n\n limps  now. ', limit: 20, shown: 'She\nlimps now.' },
  { what: 'a line break of two bytes', text: 'abc\ndef', limit: 8, shown: 'abc\ndef' },
  { what: 'a cut after a line break', text: 'abc\ndefgh', limit: 8, shown: 'abc…' },
])('beginningLinesOf keeps line breaks: $what', ({ text, limit, shown }) => {
  expect(beginningLinesOf(text, limit)).toBe(shown);
});
