import { RELATIONSHIP_STATUSES } from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, no, refusedFamily } from '../policy/verdicts.ts';
import { enumeration, id } from '../values.ts';
import { Client } from './objects.ts';

export const updateClientStatus = defineCall({
  method: 'PATCH',
  path: '/client/status',
  policy: {
    scope: { kind: 'person', at: 'body.userId', actingFor: 'body.facilityId' },
    verdicts: { self: Y, ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  feature: 'clients',
  summary:
    'Change how a client and a facility stand to each other, as far as it is the own side’s step; accept or ignore an invitation to the own address. familyId: of whom it is, where the person belongs to several families',
  body: z.object({
    userId: id,
    facilityId: id,
    /** Which family of theirs it is about, where several are clients of the facility. */
    familyId: id.optional(),
    status: enumeration(RELATIONSHIP_STATUSES),
  }),
  answer: Client,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'NOT_FOUND',
    'STATUS_CONFLICT',
    'STALE',
  ],
});
