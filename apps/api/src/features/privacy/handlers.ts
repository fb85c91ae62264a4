// Made by `npm run generate` from the files that are named here.
export { readPersonalData } from './read-personal-data.ts';
