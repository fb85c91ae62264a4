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
    'Search consultations, or conversations of the given categories, latest change first. With `waiting`, all categories with the total in X-Total-Count; for staff, urgent ones first, then the longest waiting',
  query: ofFacility,
  body: ConversationFilter.optional(),
  answer: z.array(Conversation),
  ...pagedList,
  status: 200,
  reads: true,
});
