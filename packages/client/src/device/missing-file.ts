/** What Chromium, Firefox, Safari and Vite say of it; none of them says it in any other way. */
const WORDS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Tells whether a part of the app broke because one of its files did not arrive. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && WORDS.some((words) => error.message.startsWith(words));
