import { TIME_ZONES } from '@zampa/domain/facilities/time-zones';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { no, own } from '../policy/verdicts.ts';
import { email, requiredNameUpTo, requiredPhone } from '../values.ts';
import { StaffFacility } from '../people/staff-facility.ts';
import { planRefusals } from '../refusals.ts';

/** Checkbox that must be ticked if it is sent; absent means that the form did not show it. */
export const mustBeTicked = <Given extends z.ZodType<boolean>>(schema: Given) =>
  schema.refine((agrees) => agrees, 'consent_required').optional();

export const createFacility = defineCall({
  method: 'POST',
  path: '/facilities',
  policy: { ...own, owners: no },
  feature: 'facilities',
  summary: 'Create a clinic; the caller becomes its admin',
  body: z.object({
    name: requiredNameUpTo(120),
    phone: requiredPhone,
    email,
    timezone: z.enum(TIME_ZONES, 'invalid_timezone'),
    acceptedSpecialConditions: mustBeTicked(z.boolean()),
    ownershipDeclaration: mustBeTicked(z.boolean()),
  }),
  answer: StaffFacility,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'TRIAL_ONE_FACILITY', ...planRefusals, 'PLAN_LIMIT'],
});
