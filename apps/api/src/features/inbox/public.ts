/** What other features may use of this one. */
export { conversationsMatching, matchJson } from './lists/full-text-search.ts';
