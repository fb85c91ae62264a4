import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { Conversation } from '../conversations/conversation.ts';
import { ConversationFilter, pagedList, ofFacility } from './conversation-filter.ts';

export const searchRequests = defineCall({
  method: 'POST',
  path: '/requests/search',
  policy: seenAtFacility,
  feature: 'inbox',
  summary:
    'Consultations, or conversations of the categories that are named, which match a filter; the latest change first. With `waiting` every category, its number in X-Total-Count; for staff urgent ones first, then what waits longest',
  query: ofFacility,
  body: ConversationFilter.optional(),
  answer: z.array(Conversation),
  ...pagedList,
  status: 200,
  reads: true,
});
