import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { Conversation } from '../conversations/conversation.ts';
import { pagedList, ofFacility } from './conversation-filter.ts';
import { rawText } from '../bounded.ts';

export const readRequests = defineCall({
  method: 'GET',
  path: '/requests',
  policy: seenAtFacility,
  feature: 'inbox',
  summary:
    'List consultations, or conversations of the given categories, latest change first; without a status, those that are new, open or closed',
  query: ofFacility.extend({
    status: rawText(60).optional(),
    category: rawText(200).optional(),
  }),
  answer: z.array(Conversation),
  ...pagedList,
});
