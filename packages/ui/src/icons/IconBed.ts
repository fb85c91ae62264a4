// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconBed = /* @__PURE__ */ createIcon('bed', [
  ['path', { d: 'M5 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' }],
  ['path', { d: 'M22 17v-3h-20' }],
  ['path', { d: 'M2 8v9' }],
  ['path', { d: 'M12 14h10v-2a3 3 0 0 0 -3 -3h-7v5' }],
]);
