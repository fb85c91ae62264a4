// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconFlask = /* @__PURE__ */ createIcon('flask', [
  ['path', { d: 'M9 3l6 0' }],
  ['path', { d: 'M10 9l4 0' }],
  ['path', { d: 'M10 3v6l-4 11a.7 .7 0 0 0 .5 1h11a.7 .7 0 0 0 .5 -1l-4 -11v-6' }],
]);
