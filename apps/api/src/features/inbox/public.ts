/** Functions that other features may use. */
export { readConversation } from './requests/read-conversation.ts';
export { matchingConversationsCtes, matchJson } from './lists/full-text-search.ts';
