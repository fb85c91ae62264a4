import * as z from 'zod';
import { DUE_STATUSES } from '@zampa/domain/health/due-items';
import { defineCall } from '../call.ts';
import { seenAtFacility } from '../policy/verdicts.ts';
import { day, enumeration, id, page } from '../values.ts';
import { DueItem } from './objects/due-item.ts';

export const readDue = defineCall({
  method: 'GET',
  path: '/due',
  policy: seenAtFacility,
  feature: 'health',
  summary:
    'List what is due for the pets that the caller sees, earliest first: staff by the protocols of their clinic, families the earliest of each kind',
  query: z.object({
    ...page,
    PetId: id.optional(),
    FamilyId: id.optional(),
    facilityId: id.optional(),
    from: day.optional(),
    to: day.optional(),
    status: enumeration(DUE_STATUSES).optional(),
  }),
  answer: z.array(DueItem),
  paged: true,
  audit: {
    kind: 'HEALTH_READ',
    about: [
      { thing: 'pet', at: 'query.PetId' },
      { thing: 'facility', at: 'query.facilityId' },
    ],
  },
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
