import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Scheme = 'light' | 'dark';
type Colour = Record<Scheme, string>;

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const tokens = new Map<string, Colour>(
  [...sheet.matchAll(/--z-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2.2, from 1 to 21. */
function contrast(text: string, ground: string, scheme: Scheme): number {
  const [bright = NaN, dim = NaN] = [text, ground]
    .map((name) => luminance(tokens.get(name)?.[scheme] ?? ''))
    .toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const papers = ['paper', 'surface', 'sunk'];
const people = Array.from({ length: 8 }, (_, index) => `person-${index + 1}`);

/** Every text and the grounds it may stand on. */
const readable: Readonly<Record<string, readonly string[]>> = {
  ink: [
    ...papers,
    'pine-50',
    'pine-100',
    'apricot-50',
    'apricot-100',
    'danger-50',
    'plum-50',
    'blue-50',
  ],
  'ink-2': [...papers, 'pine-50', 'apricot-50'],
  'pine-text': [...papers, 'pine-50'],
  'pine-700': [...papers, 'pine-50', 'pine-100'],
  'on-pine': ['pine-500', 'pine-600'],
  'on-pine-2': ['pine-500', 'pine-600'],
  'apricot-700': [...papers, 'apricot-50'],
  'on-apricot': ['apricot-400', 'apricot-500'],
  danger: [...papers, 'danger-50'],
  'on-danger': ['danger-fill'],
  plum: ['paper', 'surface', 'plum-50'],
  blue: ['paper', 'surface', 'blue-50'],
  'side-ink': ['side', 'side-raised'],
  'side-ink-2': ['side', 'side-raised'],
  'on-person': people,
};

/** Shapes that must be seen, such as the plus on its round button: 3 : 1. */
const visible: Readonly<Record<string, readonly string[]>> = {
  'on-pine': ['apricot-500'],
  'pine-text': ['paper', 'surface'],
  'apricot-400': ['side', 'side-raised'],
};

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).map((scheme) => ({ text, ground, scheme })),
    ),
  );

describe('colours of tokens.css', () => {
  it.each(pairs(readable))('$text can be read on $ground ($scheme)', ({ text, ground, scheme }) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(visible))('$text can be seen on $ground ($scheme)', ({ text, ground, scheme }) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  it('are each a text, a ground, or a named decoration', () => {
    const judged = new Set(
      [...pairs(readable), ...pairs(visible)].flatMap(({ text, ground }) => [text, ground]),
    );
    const unjudged = [...tokens.keys()].filter((name) => !judged.has(name));
    expect(unjudged).toEqual(['line', 'line-2', 'ink-3', 'pine-300', 'pine-900']);
  });
});
