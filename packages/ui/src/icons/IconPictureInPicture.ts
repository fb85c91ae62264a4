// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconPictureInPicture = /* @__PURE__ */ createIcon('picture-in-picture', [
  ['path', { d: 'M11 19h-6a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v4' }],
  ['path', { d: 'M14 15a1 1 0 0 1 1 -1h5a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-5a1 1 0 0 1 -1 -1l0 -3' }],
]);
