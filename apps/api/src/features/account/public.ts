/** Exports for other features. */
export { findDemoAccounts } from './read-demo-accounts.ts';
export { refuseDemoPasswords } from './refuse-demo-passwords.ts';
