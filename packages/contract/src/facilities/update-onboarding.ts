import { SETTLED_STEPS } from '@zampa/domain/facilities/steps';
import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { StaffFacility } from '../people/staff-facility.ts';
import { email, flag, id, requiredNameUpTo, requiredPhone } from '../values.ts';

export const updateOnboarding = defineCall({
  method: 'PATCH',
  path: '/facilities/onboarding',
  policy: setUp('facility', 'body.id'),
  feature: 'facilities',
  summary:
    'Change the first data of a facility, settle or leave out steps, or start the trial once data, hours and services are there',
  body: z.object({
    id,
    name: requiredNameUpTo(120).optional(),
    email: email.optional(),
    phone: requiredPhone.optional(),
    timezone: z.enum(TIME_ZONES, 'invalid_timezone').optional(),
    settled: z.array(z.enum(SETTLED_STEPS)).max(SETTLED_STEPS.length).optional(),
    startTrial: flag.optional(),
  }),
  answer: StaffFacility,
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'STATUS_CONFLICT',
    'TRIAL_EXPIRED',
    'STALE',
  ],
});
