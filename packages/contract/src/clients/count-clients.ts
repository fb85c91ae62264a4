import { CLIENT_TABS } from '@zampa/domain/clients/relationship';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';

export const countClients = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/clients/count',
  feature: 'clients',
  summary: 'How many clients stand in each list of a facility',
  params: z.object({ id }),
  answer: z.record(z.enum(CLIENT_TABS), z.int()),
  refusals: ['FACILITY_UNKNOWN'],
});
