// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconCalendarQuestion = /* @__PURE__ */ createIcon('calendar-question', [
  ['path', { d: 'M15 21h-9a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v4' }],
  ['path', { d: 'M16 3v4' }],
  ['path', { d: 'M8 3v4' }],
  ['path', { d: 'M4 11h16' }],
  ['path', { d: 'M19 22v.01' }],
  ['path', { d: 'M19 19a2.003 2.003 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483' }],
]);
