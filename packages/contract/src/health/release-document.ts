import * as z from 'zod';
import { defineCall } from '../call.ts';
import { refusedFamily, staff } from '../policy/verdicts.ts';
import { flag, id } from '../values.ts';
import { HealthDocument } from './objects/document.ts';

export const releaseDocument = defineCall({
  method: 'PUT',
  path: '/documents/release',
  policy: {
    scope: { kind: 'document', at: 'query.id' },
    verdicts: { ...staff, ...refusedFamily },
  },
  feature: 'health',
  summary:
    'Release a document of the clinic to the family, or withdraw that. Those of a note follow the note. The family is notified of the first release',
  query: z.object({ id }),
  body: z.object({ released: flag }),
  answer: HealthDocument,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
