// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconChecks = /* @__PURE__ */ createIcon('checks', [
  ['path', { d: 'M7 12l5 5l10 -10' }],
  ['path', { d: 'M2 12l5 5m5 -5l5 -5' }],
]);
