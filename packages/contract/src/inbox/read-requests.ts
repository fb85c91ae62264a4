import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { Conversation } from '../conversations/conversation.ts';
import { pagedList, ofFacility } from './conversation-filter.ts';

export const readRequests = defineCall({
  method: 'GET',
  path: '/requests',
  policy: seenAtFacility,
  feature: 'inbox',
  summary:
    'Consultations, or conversations of the categories that are named, the latest change first; without a status those that are new, open or closed',
  query: ofFacility.extend({
    status: z.string().max(60).optional(),
    category: z.string().max(200).optional(),
  }),
  answer: z.array(Conversation),
  ...pagedList,
});
