import type { Deps } from '../../deps.ts';
import type { Feature } from '../../http/context.ts';
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

/** Requests and the diary: lists of conversations and how far each has come. */
export const inboxFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, {
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
  });
};
