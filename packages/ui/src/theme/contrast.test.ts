import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Scheme = 'light' | 'dark';
type Color = Record<Scheme, string>;

const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const tokens = new Map<string, Color>(
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

/** Returns the WCAG 2.2 contrast ratio, from 1 to 21. */
function contrast(text: string, ground: string, scheme: Scheme): number {
  const [bright = NaN, dim = NaN] = [text, ground]
    .map((name) => luminance(tokens.get(name)?.[scheme] ?? ''))
    .toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const neutralGrounds = ['paper', 'surface', 'sunk'];
const personColors = Array.from({ length: 8 }, (_, index) => `person-${index + 1}`);

/** Each text color with its allowed backgrounds. */
const readable: Readonly<Record<string, readonly string[]>> = {
  ink: [
    ...neutralGrounds,
    'pine-50',
    'pine-100',
    'apricot-50',
    'apricot-100',
    'danger-50',
    'plum-50',
    'blue-50',
  ],
  'ink-2': [...neutralGrounds, 'pine-50', 'apricot-50'],
  'pine-text': [...neutralGrounds, 'pine-50'],
  'pine-700': [...neutralGrounds, 'pine-50', 'pine-100'],
  'on-pine': ['pine-500', 'pine-600'],
  'on-pine-2': ['pine-500', 'pine-600'],
  'apricot-700': [...neutralGrounds, 'apricot-50'],
  'on-apricot': ['apricot-400', 'apricot-500'],
  danger: [...neutralGrounds, 'danger-50'],
  'on-danger': ['danger-fill'],
  plum: ['paper', 'surface', 'plum-50'],
  blue: ['paper', 'surface', 'blue-50'],
  'side-ink': ['side', 'side-raised'],
  'side-ink-2': ['side', 'side-raised'],
  'on-person': personColors,
};

/** Colors of shapes that must be visible, such as the plus on its round button: 3 : 1. */
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

describe('colors of tokens.css', () => {
  it.each(pairs(readable))('$text is readable on $ground ($scheme)', ({ text, ground, scheme }) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(visible))('$text is visible on $ground ($scheme)', ({ text, ground, scheme }) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  it('are all checked for contrast or listed as decoration', () => {
    const checked = new Set(
      [...pairs(readable), ...pairs(visible)].flatMap(({ text, ground }) => [text, ground]),
    );
    const unchecked = [...tokens.keys()].filter((name) => !checked.has(name));
    expect(unchecked).toEqual(['line', 'line-2', 'ink-3', 'pine-300', 'pine-900']);
  });
});

/** Returns the color in OKLab: lightness, green to red, blue to yellow. */
function oklab(hex: string): readonly [number, number, number] {
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

it.each(
  personColors.flatMap((one, at) => personColors.slice(at + 1).map((other) => ({ one, other }))),
)('colors $one and $other of people can be told apart', ({ one, other }) => {
  const [a, b] = [one, other].map((name) => oklab(tokens.get(name)?.light ?? ''));
  expect(Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)))).toBeGreaterThan(
    0.06,
  );
});
