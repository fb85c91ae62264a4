// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconArrowsMove = /* @__PURE__ */ createIcon('arrows-move', [
  ['path', { d: 'M18 9l3 3l-3 3' }],
  ['path', { d: 'M15 12h6' }],
  ['path', { d: 'M6 9l-3 3l3 3' }],
  ['path', { d: 'M3 12h6' }],
  ['path', { d: 'M9 18l3 3l3 -3' }],
  ['path', { d: 'M12 15v6' }],
  ['path', { d: 'M15 6l-3 -3l-3 3' }],
  ['path', { d: 'M12 3v6' }],
]);
