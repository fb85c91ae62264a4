import * as z from 'zod';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { id, page } from '../values.ts';
import { VisitNote } from './objects/note.ts';

export const readNotes = defineCall({
  method: 'GET',
  path: '/notes',
  policy: seenAtFacility,
  feature: 'health',
  summary:
    'List the visit notes about a pet, newest first: staff see those of their clinic, a family those released to it',
  query: z.object({ ...page, PetId: id, facilityId: id.optional() }),
  answer: z.array(VisitNote),
  paged: true,
  audit: { kind: 'HEALTH_READ', about: [{ thing: 'pet', at: 'query.PetId' }] },
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
