import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, refusedStaff } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { RecordReader } from './objects.ts';

export const readRecordReaders = defineCall({
  method: 'GET',
  path: '/pets/record-readers',
  policy: {
    scope: { kind: 'pet', at: 'query.PetId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'audit',
  summary: 'List which team members of clinics read or changed the record of a pet, newest first',
  query: z.object({ ...page, PetId: id }),
  answer: z.array(RecordReader),
  paged: true,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
