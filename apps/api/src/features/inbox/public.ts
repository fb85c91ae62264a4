/** Functions that other features may use. */
export { matchingConversationsCtes, matchJson } from './lists/full-text-search.ts';
