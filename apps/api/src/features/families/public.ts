/** Exports for other features. */
export { createOwnFamily, lockFamily } from './family-rows.ts';
