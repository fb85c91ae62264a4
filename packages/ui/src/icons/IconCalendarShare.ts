// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconCalendarShare = /* @__PURE__ */ createIcon('calendar-share', [
  ['path', { d: 'M12 21h-6a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2h12a2 2 0 0 1 2 2v6' }],
  ['path', { d: 'M16 3v4' }],
  ['path', { d: 'M8 3v4' }],
  ['path', { d: 'M4 11h16' }],
  ['path', { d: 'M16 22l5 -5' }],
  ['path', { d: 'M21 21.5v-4.5h-4.5' }],
]);
