/** What other features may use of this one. */
export { conversationsMatching, matchJson, searchedWords } from './lists/full-text-search.ts';
