// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconScreenShare = /* @__PURE__ */ createIcon('screen-share', [
  ['path', { d: 'M21 12v3a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1h9' }],
  ['path', { d: 'M7 20l10 0' }],
  ['path', { d: 'M9 16l0 4' }],
  ['path', { d: 'M15 16l0 4' }],
  ['path', { d: 'M17 4h4v4' }],
  ['path', { d: 'M16 9l5 -5' }],
]);
