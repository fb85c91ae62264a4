import * as z from 'zod';
import { DUE_DECISIONS } from '@zampa/domain/health/due-items';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { day, enumeration, id, text } from '../values.ts';
import { DueItem } from './objects/due-item.ts';

export const decideDue = defineCall({
  method: 'PUT',
  path: '/due/decision',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'health',
  summary:
    'Decline or postpone an item that is due, or clear that decision with null. A family’s decision applies at all its clinics',
  body: z.object({
    PetId: id,
    itemId: id,
    decision: enumeration(DUE_DECISIONS).nullable(),
    until: day.nullable().optional(),
    reason: text(500).nullable().optional(),
  }),
  answer: DueItem.nullable(),
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN', 'STATUS_CONFLICT'],
});
