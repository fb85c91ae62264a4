/** What other features may use of this one. */
export { logConsents, takeConsentsBack } from './consents.ts';
export { stopErasure } from './stop-erasure.ts';
