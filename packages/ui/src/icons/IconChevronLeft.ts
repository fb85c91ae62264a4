// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconChevronLeft = /* @__PURE__ */ createIcon('chevron-left', [
  ['path', { d: 'M15 6l-6 6l6 6' }],
]);
