import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, removeInvisible } from './visible-text.ts';

describe('cleanLine', () => {
  it.each([
    ['a direction override', 'Otto\u202E', 'Otto'],
    ['a direction embedding around a text', '\u202AAda\u202C', 'Ada'],
    ['direction isolates', '\u2066Ada\u2069 \u2067Rossi\u2069', 'Ada Rossi'],
    ['direction marks', '\u200EAda\u200F\u061C', 'Ada'],
    ['a zero-width space', 'Ros\u200Bsi', 'Rossi'],
    ['a soft hyphen', 'Ros\u00ADsi', 'Rossi'],
    ['a byte order mark', '\uFEFFAda', 'Ada'],
    ['a Hangul filler', '\u3164', ''],
    ['tag characters', 'Ada\u{E0041}\u{E0042}', 'Ada'],
    ['an interlinear annotation', 'Ada\uFFF9x\uFFFB', 'Adax'],
    ['a variation selector after a letter', 'Ada\uFE0F', 'Ada'],
    ['a joiner between Latin letters', 'Ad\u200Da', 'Ada'],
    ['a joiner at the end', '\u0639\u0644\u064A\u200D', '\u0639\u0644\u064A'],
  ])('removes %s', (_, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });

  it.each([
    ['no-break and thin spaces', ' Ada\u00A0\u2009Rossi ', 'Ada Rossi'],
    ['line breaks and tabs', 'Ada\r\n\tRossi', 'Ada Rossi'],
    ['control characters', 'Ada\u0007Rossi\u0085', 'Ada Rossi'],
    ['line separators', 'Ada\u2028Rossi', 'Ada Rossi'],
    ['the blank Braille pattern', '\u2800', ''],
  ])('turns %s into single spaces', (_, typed, cleaned) => {
    expect(cleanLine(typed)).toBe(cleaned);
  });

  it('combines a letter and its separate accent into one character', () => {
    expect(cleanLine('Mu\u0308ller')).toBe('M\u00FCller');
  });

  it.each([
    ['a Persian name with its non-joiner', '\u0639\u0644\u06CC\u200C\u0631\u0636\u0627'],
    ['an emoji sequence', '\u{1F469}\u{1F3FD}\u200D\u2695\uFE0F Luna'],
    ['a red heart', 'Luna \u2764\uFE0F'],
    ['a Han variant', '\u845B\u{E0100}'],
    [
      'Arabic, Chinese and Cyrillic names',
      '\u0645\u062D\u0645\u062F \u738B\u5C0F\u660E \u0418\u0432\u0430\u043D',
    ],
    ['apostrophes and hyphens', "D'Amico-L\u2019Abbate"],
  ])('keeps %s', (_, typed) => {
    expect(cleanLine(typed)).toBe(typed);
  });
});

it('removeInvisible removes joiners and variation selectors', () => {
  expect(removeInvisible('\u2764\uFE0Fa\u200Db\u200C\u202Ec')).toBe('\u2764abc');
});

it('cleanLines cleans each line and keeps the lines', () => {
  expect(cleanLines('Kira\u202E \r\n Luna\u200B\n')).toBe('Kira\nLuna');
});

it('cleanLine keeps NUL, which the schemas refuse', () => {
  expect(cleanLine('Ada\0')).toBe('Ada\0');
});
