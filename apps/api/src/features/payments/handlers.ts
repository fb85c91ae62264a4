// Made by `npm run generate` from the files that are named here.
export { createCardAccount } from './create-card-account.ts';
export { markPaid } from './mark-paid.ts';
export { readCardStatus } from './read-card-status.ts';
