// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconArrowsMaximize = /* @__PURE__ */ createIcon('arrows-maximize', [
  ['path', { d: 'M16 4l4 0l0 4' }],
  ['path', { d: 'M14 10l6 -6' }],
  ['path', { d: 'M8 20l-4 0l0 -4' }],
  ['path', { d: 'M4 20l6 -6' }],
  ['path', { d: 'M16 20l4 0l0 -4' }],
  ['path', { d: 'M14 14l6 6' }],
  ['path', { d: 'M8 4l-4 0l0 4' }],
  ['path', { d: 'M4 4l6 6' }],
]);
