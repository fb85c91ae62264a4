/** What other features may use of this one. */
export { findDemoAccounts } from './read-demo-accounts.ts';
