import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seen } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { RecordAccess } from './objects/record-access.ts';

export const readRecordAccess = defineCall({
  method: 'GET',
  path: '/record-access',
  policy: seen,
  feature: 'health',
  summary:
    'List which clinic may read the record of which other clinic about a pet, latest first: families see all, staff those of their clinic',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(RecordAccess),
  paged: true,
  refusals: ['VALIDATION'],
});
