import { describe, expect, it } from 'vitest';
import { requestWidthFor } from './picture-width.ts';

describe('requestWidthFor', () => {
  it.each([
    { shown: 25, width: 50 },
    { shown: 26, width: 64 },
    { shown: 40, width: 128 },
    { shown: 512, width: 1024 },
    { shown: 900, width: 1024 },
  ])('returns $width px for a picture shown at $shown px', ({ shown, width }) => {
    expect(requestWidthFor(shown)).toBe(width);
  });
});
