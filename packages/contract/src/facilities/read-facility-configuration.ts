import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';
import { PLAN_IDS } from '@zampa/domain/subscription/plans';
import { SUBSCRIPTION_STATUSES } from '@zampa/domain/subscription/subscription';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { staff } from '../policy/verdicts.ts';
import { Closure } from '../appointments/calendar-event.ts';
import { id, instant } from '../values.ts';
import { Timetable } from '../timetables/objects.ts';
import { OpeningSpan, Service } from './objects.ts';

export const readFacilityConfiguration = defineCall({
  method: 'GET',
  path: '/facilities/configuration',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: staff,
  },
  feature: 'facilities',
  summary: 'Read the configuration of a facility',
  query: z.object({ facilityId: id }),
  answer: z.object({
    services: z.array(Service),
    workingHours: z.array(OpeningSpan),
    hoursUpdated: instant,
    timetables: z.array(Timetable),
    closures: z.array(Closure),
    bookingsPausedUntil: instant.nullable(),
    receptionAnswers: z.boolean(),
    payments: z.object({ status: z.enum(PAYMENTS_STATUSES), stripeId: z.string().nullable() }),
    /** In sandbox mode a test card pays and no money moves. */
    paymentMode: z.enum(['stripe', 'sandbox']),
    /** A trial has the plan null and the status NONE. */
    subscription: z.object({
      plan: z.enum(PLAN_IDS).nullable(),
      status: z.enum(SUBSCRIPTION_STATUSES),
    }),
    onboarding: z.object({ status: z.string() }),
  }),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
