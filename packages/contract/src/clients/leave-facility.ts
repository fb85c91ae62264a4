import * as z from 'zod';
import { defineCall } from '../call.ts';
import { id } from '../values.ts';

export const leaveFacility = defineCall({
  method: 'DELETE',
  path: '/v2/users/link',
  feature: 'vets',
  summary: 'End the relation of a family and a facility',
  query: z.object({ id_facility: id, id_family: id }),
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
