// Made by `npm run generate` from the files that are named here.
export { countRequests } from './lists/count-requests.ts';
export { endConversation } from './requests/end-conversation.ts';
export { postEvent } from './events/post-event.ts';
export { readDiary } from './diary/read-diary.ts';
export { readDiaryConversation } from './diary/read-diary-conversation.ts';
export { readEvent } from './events/read-event.ts';
export { readHeads } from './cursors/read-heads.ts';
export { readRequest } from './requests/read-request.ts';
export { readRequests } from './lists/read-requests.ts';
export { searchDiary } from './diary/search-diary.ts';
export { searchRequests } from './lists/search-requests.ts';
export { updateEvent } from './events/update-event.ts';
export { withdrawEvent } from './events/withdraw-event.ts';
