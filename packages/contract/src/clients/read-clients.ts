import {
  CLIENT_ORDERS,
  CLIENT_TABS,
  RELATIONSHIP_STATUSES,
} from '@zampa/domain/clients/relationship';
import { DUE_FILTERS } from '@zampa/domain/health/due-filters';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { enumeration, id, page, lineText, keyword } from '../values.ts';
import { Client } from './objects.ts';

export const readClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients',
  policy: {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: staff,
  },
  feature: 'clients',
  summary:
    'List the clients of a facility, latest first or by name; X-Total-Count is the total. due: only those with a pet that something is overdue for, or due within 30 days',
  params: z.object({ id }),
  query: z.object({
    ...page,
    status: enumeration(RELATIONSHIP_STATUSES).optional(),
    tab: keyword(CLIENT_TABS).optional(),
    search: lineText(100).optional(),
    sort: z.enum(CLIENT_ORDERS).default('recent'),
    FamilyId: id.optional(),
    due: enumeration(DUE_FILTERS).optional(),
  }),
  answer: z.array(Client),
  paged: true,
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
