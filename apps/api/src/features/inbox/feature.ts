import { defineFeature } from '../../feature.ts';
import { countRequests } from './lists/count-requests.ts';
import { readHeads } from './cursors/read-heads.ts';
import { readRequests } from './lists/read-requests.ts';
import { searchRequests } from './lists/search-requests.ts';
import { readDiary } from './diary/read-diary.ts';
import { searchDiary } from './diary/search-diary.ts';
import { endConversation } from './requests/end-conversation.ts';
import { postEvent } from './events/post-event.ts';
import { readDiaryConversation } from './diary/read-diary-conversation.ts';
import { readEvent } from './events/read-event.ts';
import { readRequest } from './requests/read-request.ts';
import { updateEvent } from './events/update-event.ts';
import { withdrawEvent } from './events/withdraw-event.ts';
import { publishConversationCursors } from './cursors/publish-conversation-cursors.ts';

/** Requests and the diary as wholes: opened, changed, read and ended, listed, counted, and how far each has come. */
export const inboxFeature = defineFeature({
  calls: {
    forPeople: {
      readRequests,
      searchRequests,
      readDiary,
      searchDiary,
      countRequests,
      readHeads,
      readRequest,
      readDiaryConversation,
      readEvent,
      postEvent,
      updateEvent,
      withdrawEvent,
      endConversation,
    },
  },
  schedules: [{ name: 'heads', everyMs: 10_000, run: publishConversationCursors }],
});
