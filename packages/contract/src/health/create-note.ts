import * as z from 'zod';
import { defineCall } from '../call.ts';
import { treatingStaff } from '../policy/verdicts.ts';
import { planRefusals } from '../refusals.ts';
import { id } from '../values.ts';
import { noteFields } from './objects/note-fields.ts';
import { VisitNote } from './objects/note.ts';

export const createNote = defineCall({
  method: 'POST',
  path: '/notes',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId', actingFor: 'body.facilityId' },
    verdicts: treatingStaff,
    requiresActivePlan: 'body.facilityId',
  },
  feature: 'health',
  summary: 'Start a visit note about a pet, as a draft',
  body: z.object({
    ...z.object(noteFields).partial().shape,
    PetId: id,
    facilityId: id,
    conversationId: id.nullable().optional(),
  }),
  answer: VisitNote,
  status: 201,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'FACILITY_UNKNOWN', ...planRefusals],
});
