import type { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';

/**
 * Statuses that a clinic can set for many clients at once. Invitations are excluded: they send e-mails and have their
 * own call.
 */
const MANY_STATUSES = [
  'ACTIVE',
  'DISABLED_BY_VET',
  'REMOVED',
] as const satisfies readonly (typeof RELATIONSHIP_STATUSES)[number][];
const MANY = 1000;

export const updateClientStatuses = defineCall({
  method: 'PATCH',
  path: '/clients/status',
  policy: {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: no },
  },
  feature: 'clients',
  summary: 'Change the status of several clients of a facility, by their record ids: all or none',
  body: z.object({
    facilityId: id,
    clients: z.array(id).min(1, 'required').max(MANY),
    status: enumeration(MANY_STATUSES),
  }),
  answer: z.object({ changed: z.int() }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND', 'STATUS_CONFLICT'],
});
