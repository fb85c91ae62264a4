import { describe, expect, it } from 'vitest';
import { widthFor } from './picture-width.ts';

describe('widthFor', () => {
  it.each([
    { shown: 25, width: 50 },
    { shown: 26, width: 64 },
    { shown: 40, width: 128 },
    { shown: 512, width: 1024 },
    { shown: 900, width: 1024 },
  ])('asks for $width px to show $shown', ({ shown, width }) => {
    expect(widthFor(shown)).toBe(width);
  });
});
