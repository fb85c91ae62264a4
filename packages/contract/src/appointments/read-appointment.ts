import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, refusedStaff } from '../policy/verdicts.ts';
import { id } from '../values.ts';
import { Appointment } from './objects.ts';

export const readAppointment = defineCall({
  method: 'GET',
  path: '/appointments/{id}',
  policy: {
    scope: { kind: 'conversation', at: 'params.id' },
    verdicts: { ...family, ...refusedStaff },
  },
  feature: 'appointments',
  summary: 'Read one past or future booking of a pet owner’s families',
  params: z.object({ id }),
  answer: Appointment,
  refusals: ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'],
});
