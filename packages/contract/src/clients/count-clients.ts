import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { id } from '../values.ts';

export const countClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients/count',
  policy: {
    scope: { kind: 'facility', at: 'params.id' },
    verdicts: staff,
  },
  feature: 'clients',
  summary: 'Count the clients in each list of a facility',
  params: z.object({ id }),
  answer: z.record(z.enum(CLIENT_TABS), z.int()),
  refusals: ['FACILITY_UNKNOWN'],
});
