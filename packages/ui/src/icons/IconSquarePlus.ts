// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconSquarePlus = /* @__PURE__ */ createIcon('square-plus', [
  ['path', { d: 'M9 12h6' }],
  ['path', { d: 'M12 9v6' }],
  ['path', { d: 'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14' }],
]);
