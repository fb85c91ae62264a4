import { DIARY_LIST_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { diary } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { ConversationFilter } from './conversation-filter.ts';

export const DiaryCounts = z
  .array(z.object({ category: z.enum(DIARY_LIST_CATEGORIES), count: z.int() }))
  .meta({ id: 'DiaryCounts', description: 'Categories without entries are missing.' });
export type DiaryCounts = z.output<typeof DiaryCounts>;

export const countDiary = defineCall({
  method: 'POST',
  path: '/{userId}/diary/count',
  policy: diary,
  feature: 'inbox',
  summary:
    'How many conversations and diary entries of a person match a filter, by category; of the latest 10,000',
  params: z.object({ userId: id }),
  query: z.object({ filterByFacilityId: id.optional() }),
  body: ConversationFilter.optional(),
  answer: DiaryCounts,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
  status: 200,
  reads: true,
});
