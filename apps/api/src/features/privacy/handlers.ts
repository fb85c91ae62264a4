// Made by `npm run generate` from the files that are named here.
export { deleteAccount } from './delete-account.ts';
export { endAccount } from './end-account.ts';
export { eraseAccount } from './erase-account.ts';
export { readPersonalData } from './read-personal-data.ts';
