// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconConfetti = /* @__PURE__ */ createIcon('confetti', [
  ['path', { d: 'M4 5h2' }],
  ['path', { d: 'M5 4v2' }],
  ['path', { d: 'M11.5 4l-.5 2' }],
  ['path', { d: 'M18 5h2' }],
  ['path', { d: 'M19 4v2' }],
  ['path', { d: 'M15 9l-1 1' }],
  ['path', { d: 'M18 13l2 -.5' }],
  ['path', { d: 'M18 19h2' }],
  ['path', { d: 'M19 18v2' }],
  ['path', { d: 'M14 16.518l-6.518 -6.518l-4.39 9.58a1 1 0 0 0 1.329 1.329l9.579 -4.39' }],
]);
