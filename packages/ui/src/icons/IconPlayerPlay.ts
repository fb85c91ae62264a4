// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconPlayerPlay = /* @__PURE__ */ createIcon('player-play', [
  ['path', { d: 'M7 4v16l13 -8l-13 -8' }],
]);
