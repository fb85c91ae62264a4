import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { page } from '../values.ts';
import { Appointment } from './objects.ts';

export const readAppointments = defineCall({
  method: 'GET',
  path: '/appointments',
  policy: { ...own, vets: no },
  feature: 'appointments',
  summary:
    'List the bookings of a pet owner’s families: upcoming ones, those without a time first, then soonest first; or past and canceled ones, latest first',
  query: z.object({ when: z.enum(['upcoming', 'past']).default('upcoming'), ...page }),
  answer: z.array(Appointment),
  refusals: ['VALIDATION', 'FORBIDDEN'],
  paged: true,
});
