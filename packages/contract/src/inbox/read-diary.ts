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
  summary: 'The conversations of a person, the latest change first',
  params: z.object({ userId: id }),
  query: ofDiary,
  answer: z.array(DiaryItem),
  ...pagedList,
});
