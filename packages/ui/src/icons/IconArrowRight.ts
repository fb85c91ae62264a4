// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconArrowRight = /* @__PURE__ */ createIcon('arrow-right', [
  ['path', { d: 'M5 12l14 0' }],
  ['path', { d: 'M13 18l6 -6' }],
  ['path', { d: 'M13 6l6 6' }],
]);
