// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconPill = /* @__PURE__ */ createIcon('pill', [
  ['path', { d: 'M4.5 12.5l8 -8a4.94 4.94 0 0 1 7 7l-8 8a4.94 4.94 0 0 1 -7 -7' }],
  ['path', { d: 'M8.5 8.5l7 7' }],
]);
