// Made by `npm run generate` from the files that are named here.
export { search } from './search.ts';
