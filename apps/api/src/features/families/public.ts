/** What other features may use of this one. */
export { createOwnFamily, lockFamily } from './family-rows.ts';
