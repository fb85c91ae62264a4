import * as z from 'zod';
import { defineCall } from '../call.ts';
import { diary } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { DiaryItem } from '../conversations/conversation.ts';
import { pagedList, ofDiary } from './conversation-filter.ts';

export const readDiary = defineCall({
  method: 'GET',
  path: '/{userId}/diary',
  policy: diary,
  feature: 'inbox',
  summary:
    'List the conversations of a person, latest change first, and their diary entries by date; with `order=date` all by date',
  params: z.object({ userId: id }),
  query: ofDiary,
  answer: z.array(DiaryItem),
  ...pagedList,
});
