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
    'Change the status of the relation between a client and a facility, if the own side may do so; or accept or ignore an invitation to the own address. familyId: the family meant, if the person belongs to several',
  body: z.object({
    userId: id,
    facilityId: id,
    /** The family to update, if the person belongs to several client families of the clinic. */
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
