// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconNotes = /* @__PURE__ */ createIcon('notes', [
  [
    'path',
    { d: 'M5 5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2l0 -14' },
  ],
  ['path', { d: 'M9 7l6 0' }],
  ['path', { d: 'M9 11l6 0' }],
  ['path', { d: 'M9 15l4 0' }],
]);
