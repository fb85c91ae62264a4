// Made by `npm run generate` from the files that are named here.
import { createFilledIcon } from './create-icon.ts';

export const IconMessageFilled = /* @__PURE__ */ createFilledIcon('message-filled', [
  [
    'path',
    {
      d: 'M18 3a4 4 0 0 1 4 4v8a4 4 0 0 1 -4 4h-4.724l-4.762 2.857a1 1 0 0 1 -1.508 -.743l-.006 -.114v-2h-1a4 4 0 0 1 -3.995 -3.8l-.005 -.2v-8a4 4 0 0 1 4 -4zm-4 9h-6a1 1 0 0 0 0 2h6a1 1 0 0 0 0 -2m2 -4h-8a1 1 0 1 0 0 2h8a1 1 0 0 0 0 -2',
    },
  ],
]);
