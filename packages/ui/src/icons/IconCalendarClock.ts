// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconCalendarClock = /* @__PURE__ */ createIcon('calendar-clock', [
  ['path', { d: 'M10.5 21h-4.5a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v3' }],
  ['path', { d: 'M16 3v4' }],
  ['path', { d: 'M8 3v4' }],
  ['path', { d: 'M4 11h10' }],
  ['path', { d: 'M14 18a4 4 0 1 0 8 0a4 4 0 1 0 -8 0' }],
  ['path', { d: 'M18 16.5v1.5l.5 .5' }],
]);
