import { describe, expect, it } from 'vitest';
import { formatSize } from './sizes.ts';

describe('formatSize', () => {
  it.each([
    { bytes: 0, text: '1 kB' },
    { bytes: 1499, text: '1 kB' },
    { bytes: 999_499, text: '999 kB' },
    { bytes: 999_500, text: '1 MB' },
    { bytes: 3_440_000, text: '3,4 MB' },
  ])('$bytes → $text', ({ bytes, text }) => {
    expect(formatSize(bytes).replaceAll('\u00A0', ' ')).toBe(text);
  });
});
