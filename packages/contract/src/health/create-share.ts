import * as z from 'zod';
import { SHARE_DAYS_MAX, SHARE_SECTIONS } from '@zampa/domain/health/share-links';
import { defineCall } from '../call.ts';
import { numeric } from '../bounded.ts';
import { family, refusedStaff } from '../policy/verdicts.ts';
import { enumeration, id, instant } from '../values.ts';

export const createShare = defineCall({
  method: 'POST',
  path: '/shares',
  policy: {
    scope: { kind: 'pet', at: 'body.PetId' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'health',
  summary: 'Create a link that shows sections of a pet’s record without a sign-in, for some days',
  body: z.object({
    PetId: id,
    days: numeric(z.int().min(1).max(SHARE_DAYS_MAX)),
    sections: z.array(enumeration(SHARE_SECTIONS)).max(20, 'list_full').min(1, 'required'),
  }),
  answer: z.object({ url: z.string(), id: z.uuid(), expiresAt: instant }),
  holdsSecret: true,
  status: 201,
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
