// Made by `npm run generate` from the files that are named here.
import { createIcon } from './create-icon.ts';

export const IconClockHour4 = /* @__PURE__ */ createIcon('clock-hour-4', [
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0' }],
  ['path', { d: 'M12 12l3 2' }],
  ['path', { d: 'M12 7v5' }],
]);
