// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconClockPause = /* @__PURE__ */ createIcon('clock-pause', [
  ['path', { d: 'M20.942 13.018a9 9 0 1 0 -7.909 7.922' }],
  ['path', { d: 'M12 7v5l2 2' }],
  ['path', { d: 'M17 17v5' }],
  ['path', { d: 'M21 17v5' }],
]);
