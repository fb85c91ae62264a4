import type { RowKey } from './all.ts';

/** Where identifiers stand in events of any kind; each kind has some of them. */
const OF_EVENTS = [
  'body.parent_id',
  'body.payload.facilityId',
  'body.payload.familyId',
  'body.payload.pets[]',
  'body.payload.services[]',
  'body.payload.followUpOf',
  'body.payload.relatedTo',
  'body.payload.times[].resource',
  'body.payload.appointmentId',
  'body.payload.event.resource',
] as const;

const allBut = (...read: readonly (typeof OF_EVENTS)[number][]): readonly string[] =>
  OF_EVENTS.filter((path) => !read.includes(path));

/**
 * Where identifiers stand that a call does not read: all kinds of events are posted and changed by one call each, and
 * what follows from who asks is not said. They are neither looked up nor kept. With a name before it, only of this caller.
 */
export const IGNORED_IDS: Readonly<Partial<Record<RowKey, readonly string[]>>> = {
  // What is not one's own stays as it is: a test of its own shows it.
  'PUT /notifications/read': ['body.ids[]'],
  'POST /pets': ['OWN query.facilityId', 'query.userId'],
  'POST /events HEALTH': ['body.payload.times[].resource', 'body.payload.appointmentId'],
  'POST /events HEALTH VISIT': [
    'body.payload.times[].resource',
    'body.payload.appointmentId',
    // Who asks for a time that is still to be found names nobody.
    'OWN body.payload.event.resource',
  ],
  'POST /events CHAT': allBut('body.parent_id'),
  'POST /events DIARY': [
    'FA body.payload.familyId',
    ...allBut(
      'body.parent_id',
      'body.payload.facilityId',
      'body.payload.familyId',
      'body.payload.pets[]',
    ),
  ],
  'POST /events BOT': allBut('body.parent_id', 'body.payload.times[].resource'),
  'POST /events BOT PROPOSE_TIME': allBut('body.parent_id', 'body.payload.times[].resource'),
  'POST /events BOT APPOINTMENT': allBut('body.parent_id', 'body.payload.times[].resource'),
  'POST /events BOT RELATED_TO_APPOINTMENT': allBut(
    'body.parent_id',
    'body.payload.times[].resource',
    'body.payload.appointmentId',
  ),
  'POST /events CALENDAR BOOKING': [
    'OWN body.payload.event.resource',
    ...allBut(
      'body.parent_id',
      'body.payload.pets[]',
      'body.payload.services[]',
      'body.payload.event.resource',
    ),
  ],
  'POST /events CALENDAR': allBut('body.payload.facilityId', 'body.payload.event.resource'),
  'PATCH /events': ['body.payload.pets[]'],
};
