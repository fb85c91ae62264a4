import * as z from 'zod';
import { defineCall } from '../call.ts';
import { flag, id, instant } from '../values.ts';

export const readCalendarFile = defineCall({
  method: 'GET',
  path: '/calendar/file',
  feature: 'calendar',
  summary: 'One booking as an iCalendar file, for whoever may read it',
  query: z.object({ id }),
  bytes: true,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

const Feed = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid().nullable(),
    url: z.string().nullable(),
    hideDetails: z.boolean(),
    dateCreated: instant,
  })
  .meta({
    id: 'CalendarFeed',
    description:
      'facilityId: null for the bookings of a pet owner’s families; url: only in the answer that made it, it is kept nowhere.',
  });

export const readFeeds = defineCall({
  method: 'GET',
  path: '/calendar/feeds',
  feature: 'calendar',
  summary: 'The caller’s own calendar feeds',
  answer: z.array(Feed),
  refusals: [],
});

export const createFeed = defineCall({
  method: 'POST',
  path: '/calendar/feeds',
  feature: 'calendar',
  summary:
    'A secret address for calendar programs: own bookings and absences at a facility, or without `facilityId` those of a pet owner’s families; it replaces the one there was',
  body: z.object({ facilityId: id.optional(), hideDetails: flag.default(false) }),
  answer: Feed,
  holdsSecret: true,
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN', 'NOT_FOUND'],
  // The address is in this one answer: it is not kept to be given again.
  ownTransactions: true,
});

export const deleteFeed = defineCall({
  method: 'DELETE',
  path: '/calendar/feeds',
  feature: 'calendar',
  summary: 'Revoke a calendar feed',
  query: z.object({ id }),
  refusals: ['VALIDATION', 'NOT_FOUND'],
});

export const readFeed = defineCall({
  method: 'GET',
  path: '/calendar/feeds/{token}.ics',
  feature: 'calendar',
  summary: 'What a calendar program reads: from a month ago to a year ahead',
  params: z.object({ token: z.string().max(100) }),
  bytes: true,
  heavy: 'feed',
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
