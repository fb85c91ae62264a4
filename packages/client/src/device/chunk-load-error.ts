/**
 * Messages of Chromium, Firefox, Safari and Vite for a failed dynamic import. The error has no other distinguishing
 * property.
 */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Returns whether a lazy-loaded part of the app failed because one of its files did not load. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((words) => error.message.startsWith(words));
