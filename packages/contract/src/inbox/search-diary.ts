import * as z from 'zod';
import { defineCall } from '../call.ts';
import { diary } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { DiaryItem } from '../conversations/conversation.ts';
import { ConversationFilter, pagedList, ofDiary } from './conversation-filter.ts';

export const searchDiary = defineCall({
  method: 'POST',
  path: '/{userId}/diary/search',
  policy: diary,
  feature: 'inbox',
  summary:
    'Search the conversations of a person, latest change first, and their diary entries by date; with `order=date` all by date. `date_created` is the date of an entry',
  params: z.object({ userId: id }),
  query: ofDiary,
  body: ConversationFilter.optional(),
  answer: z.array(DiaryItem),
  ...pagedList,
  status: 200,
  reads: true,
});
