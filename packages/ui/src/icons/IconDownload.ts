// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconDownload = /* @__PURE__ */ createIcon('download', [
  ['path', { d: 'M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2' }],
  ['path', { d: 'M7 11l5 5l5 -5' }],
  ['path', { d: 'M12 4l0 12' }],
]);
