import { PAYMENTS_STATUSES } from '@zampa/domain/payments/account';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Closure } from '../appointments/calendar-event.ts';
import { id, idList, instant } from '../values.ts';
import { Timetable } from '../timetables/objects.ts';
import { Facility, FacilityCard, OpeningSpan, Service } from './objects.ts';

export const readFacilities = defineCall({
  method: 'GET',
  path: '/facilities',
  feature: 'facilities',
  summary: 'Facilities by id: those one works for or is a client of; others are missing',
  query: z.object({ facilityId: idList }),
  answer: z.array(Facility),
  refusals: ['VALIDATION'],
});

export const readFacilityByCode = defineCall({
  method: 'GET',
  path: '/facilities/code/{code}',
  feature: 'facilities',
  summary: 'Which clinic a code belongs to',
  params: z.object({ code: z.string().max(40) }),
  answer: FacilityCard,
  refusals: ['FACILITY_CODE_UNKNOWN', 'TOO_MANY_REQUESTS'],
});

export const readFacilityTypes = defineCall({
  method: 'GET',
  path: '/facilities/types',
  feature: 'facilities',
  summary: 'The kinds of facility',
  answer: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      names: z.object({ en: z.string(), it: z.string() }),
    }),
  ),
  refusals: [],
});

export const readFacilityConfiguration = defineCall({
  method: 'GET',
  path: '/facilities/configuration',
  feature: 'facilities',
  summary: 'How a facility is set up',
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
    subscription: z.unknown().nullable(),
    onboarding: z.object({ status: z.string() }),
  }),
  refusals: ['VALIDATION', 'FACILITY_UNKNOWN'],
});
