import { MANUAL_STEPS } from '@zampa/domain/facilities/onboarding-steps';
import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { StaffFacility } from '../people/staff-facility.ts';
import { email, flag, id, requiredNameUpTo, requiredPhone } from '../values.ts';

export const updateOnboarding = defineCall({
  method: 'PATCH',
  path: '/facilities/onboarding',
  policy: facilityAdminsOnly('facility', 'body.id'),
  feature: 'facilities',
  summary:
    'Change the first data of a facility, complete or skip setup steps, or start the trial once data, hours and services are complete',
  body: z.object({
    id,
    name: requiredNameUpTo(120).optional(),
    email: email.optional(),
    phone: requiredPhone.optional(),
    timezone: z.enum(TIME_ZONES, 'invalid_timezone').optional(),
    settled: z.array(z.enum(MANUAL_STEPS)).max(MANUAL_STEPS.length).optional(),
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
