import { expect, it } from 'vitest';
import { reducedDimensions } from './images.ts';

it.each([
  { why: 'a photo of 24 megapixels', photo: [5712, 4284], reduced: [2560, 1920] },
  { why: 'an upright photo', photo: [4284, 5712], reduced: [1920, 2560] },
  { why: 'a very narrow picture', photo: [30_000, 2], reduced: [2560, 1] },
  { why: 'a photo one pixel too wide', photo: [2561, 100], reduced: [2560, 100] },
  { why: 'a photo of the stored size', photo: [2560, 1920], reduced: null },
  { why: 'a small photo', photo: [800, 600], reduced: null },
] as const)('reducedDimensions of $why', ({ photo: [width, height], reduced }) => {
  const found = reducedDimensions({ width, height });
  expect(found && [found.width, found.height]).toEqual(reduced);
});
