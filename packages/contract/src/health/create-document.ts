import * as z from 'zod';
import { HEALTH_DOCUMENT_KINDS, DOCUMENT_TITLE_LENGTH } from '@zampa/domain/health/documents';
import { defineCall } from '../call.ts';
import { family, treatingStaff, Y } from '../policy/verdicts.ts';
import { planRefusals, uploadRefusals } from '../refusals.ts';
import { day, enumeration, flag, id, lineText } from '../values.ts';
import { HealthDocument } from './objects/document.ts';

export const createDocument = defineCall({
  method: 'POST',
  path: '/documents',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId', actingFor: 'body.facilityId' },
    verdicts: { ...treatingStaff, ...family, desk: Y },
  },
  feature: 'health',
  summary:
    'Add a document about a pet, as a file: staff for their clinic (`facilityId`), also as attachment of a draft (`noteId`), pet owners their own. Without a title it is the name of the file',
  body: z.object({
    PetId: id,
    facilityId: id.optional(),
    noteId: id.optional(),
    kind: enumeration(HEALTH_DOCUMENT_KINDS).default('OTHER'),
    title: lineText(DOCUMENT_TITLE_LENGTH).optional(),
    date: day.optional(),
    released: flag.default(false),
  }),
  answer: HealthDocument,
  status: 201,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: [
    'VALIDATION',
    'NOT_FOUND',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOTE_SIGNED',
    ...uploadRefusals,
    ...planRefusals,
  ],
  upload: true,
  documents: true,
});
