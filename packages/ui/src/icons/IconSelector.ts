// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconSelector = /* @__PURE__ */ createIcon('selector', [
  ['path', { d: 'M8 9l4 -4l4 4' }],
  ['path', { d: 'M16 15l-4 4l-4 -4' }],
]);
