// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconVaccine = /* @__PURE__ */ createIcon('vaccine', [
  ['path', { d: 'M17 3l4 4' }],
  ['path', { d: 'M19 5l-4.5 4.5' }],
  ['path', { d: 'M11.5 6.5l6 6' }],
  ['path', { d: 'M16.5 11.5l-6.5 6.5h-4v-4l6.5 -6.5' }],
  ['path', { d: 'M7.5 12.5l1.5 1.5' }],
  ['path', { d: 'M10.5 9.5l1.5 1.5' }],
  ['path', { d: 'M3 21l3 -3' }],
]);
