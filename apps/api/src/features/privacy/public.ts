/** Functions that other features may use. */
export { logConsents, revokeConsents } from './consents.ts';
export { withdrawErasure } from './withdraw-erasure.ts';
