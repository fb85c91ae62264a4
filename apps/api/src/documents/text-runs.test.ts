import { describe, expect, it } from 'vitest';
import { toTextRuns } from './text-runs.ts';

/** Three fonts: Latin with signs, Arabic, and one symbol with its joined form. */
function findFont(character: string, preferred?: string): string | null {
  if (preferred === 'arabic' && character === ' ') return preferred;
  if (/^[\p{Script=Latin}\p{N}\p{P}\p{Z}]+$/u.test(character)) return 'latin';
  if (/^[\p{Script=Arabic}\p{M}]+$/u.test(character)) return 'arabic';
  return ['🐾', '👩‍⚕'].includes(character) ? 'emoji' : null;
}

const drawn = (line: string) => toTextRuns(line, findFont).map(({ text, font }) => [font, text]);

describe('toTextRuns', () => {
  it.each([
    { why: 'one font', line: 'Ada Bianchi', runs: [['latin', 'Ada Bianchi']] },
    {
      why: 'a symbol between words',
      line: 'Luna 🐾 e Kira',
      runs: [
        ['latin', 'Luna '],
        ['emoji', '🐾'],
        ['latin', ' e Kira'],
      ],
    },
    {
      why: 'two Arabic words as one run, which the font turns round',
      line: 'محمد علي',
      runs: [['arabic', 'محمد علي']],
    },
    {
      why: 'Arabic words between Latin ones',
      line: 'For محمد علي, Rome',
      runs: [
        ['latin', 'For '],
        ['arabic', 'محمد علي'],
        ['latin', ', Rome'],
      ],
    },
    {
      why: 'a number between Arabic words, which is read from the left',
      line: 'محمد 123 علي',
      runs: [
        ['arabic', 'علي'],
        ['latin', ' '],
        ['latin', '123'],
        ['arabic', 'محمد '],
      ],
    },
    {
      why: 'brackets between Arabic words, turned round',
      line: 'محمد (علي) محمد',
      runs: [
        ['arabic', 'محمد'],
        ['latin', ' ('],
        ['arabic', 'علي'],
        ['latin', ')'],
        ['arabic', 'محمد '],
      ],
    },
    { why: 'a joined symbol', line: '👩‍⚕', runs: [['emoji', '👩‍⚕']] },
    { why: 'a variation selector that no font has', line: '🐾\uFE0F', runs: [['emoji', '🐾']] },
    { why: 'a joined symbol of which one part is known', line: '🐾‍🦄', runs: [['emoji', '🐾']] },
    { why: 'an unknown symbol, left out', line: 'Kira 🦄!', runs: [['latin', 'Kira !']] },
    { why: 'an unknown letter', line: 'A𞤀', runs: [['latin', 'A?']] },
  ])('draws $why', ({ line, runs }) => {
    expect(drawn(line)).toEqual(runs);
  });
});
