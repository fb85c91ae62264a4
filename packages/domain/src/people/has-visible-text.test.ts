import { expect, it } from 'vitest';
import { hasVisibleText } from './has-visible-text.ts';

it.each([
  { why: 'nothing', text: '', visible: false },
  { why: 'spaces and line breaks', text: ' \t\r\n\u00A0\u3000', visible: false },
  { why: 'zero-width spaces', text: '\u200B\u200B\uFEFF', visible: false },
  { why: 'joiners alone', text: '\u200D\u200C\u2060', visible: false },
  { why: 'the blank Braille pattern', text: '\u2800\u2800', visible: false },
  { why: 'Hangul fillers', text: '\u3164\u115F\u1160\uFFA0', visible: false },
  { why: 'soft hyphens', text: '\u00AD', visible: false },
  { why: 'variation selectors', text: '\uFE0F\u{E0100}', visible: false },
  { why: 'direction marks', text: '\u200E\u202E\u2066\u2069\u061C', visible: false },
  { why: 'tags', text: '\u{E0041}\u{E007F}', visible: false },
  { why: 'a combining grapheme joiner', text: '\u034F', visible: false },
  { why: 'annotation marks', text: '\uFFF9\uFFFA\uFFFB', visible: false },
  { why: 'a null note head', text: '\u{1D159}', visible: false },
  { why: 'a letter among invisible characters', text: '\u200Ba\u200B', visible: true },
  { why: 'a full stop', text: '.', visible: true },
  { why: 'a joined emoji', text: '👨‍👩‍👧', visible: true },
  { why: 'an emoji with a variation selector', text: '❤️', visible: true },
  { why: 'a flag of tags', text: '🏴\u{E0067}\u{E0062}\u{E007F}', visible: true },
  { why: 'Persian with a non-joiner', text: 'می‌خواهم', visible: true },
  { why: 'a dotted Braille pattern', text: '\u2801', visible: true },
])('hasVisibleText is $visible for $why', ({ text, visible }) => {
  expect(hasVisibleText(text)).toBe(visible);
});
