// Made by `npm run generate` from the files that are named here.
export { countDiary } from './diary/count-diary.ts';
export { countRequests } from './lists/count-requests.ts';
export { markInboxDone } from './waiting/mark-inbox-done.ts';
export { readConversationCursors } from './cursors/read-conversation-cursors.ts';
export { readDiary } from './diary/read-diary.ts';
export { readDiaryConversation } from './diary/read-diary-conversation.ts';
export { readEvent } from './events/read-event.ts';
export { readInbox } from './waiting/read-inbox.ts';
export { readRequest } from './requests/read-request.ts';
export { readRequests } from './lists/read-requests.ts';
export { searchDiary } from './diary/search-diary.ts';
export { searchRequests } from './lists/search-requests.ts';
