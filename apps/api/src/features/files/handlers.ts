// Made by `npm run generate` from the files that are named here.
export { readFile } from './read-file.ts';
export { removeStoredFile } from './remove-stored-file.ts';
