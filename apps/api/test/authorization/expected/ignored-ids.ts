import type { RowKey } from './all.ts';

/** Paths of ids in the bodies of events of all types; each type has some of them. */
const EVENT_ID_PATHS = [
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

const allBut = (...read: readonly (typeof EVENT_ID_PATHS)[number][]): readonly string[] =>
  EVENT_ID_PATHS.filter((path) => !read.includes(path));

/**
 * Paths of ids that a call neither reads nor stores. All event types share one call for posting and one for changing,
 * and ids implied by the caller are omitted. An entry that starts with an identity applies only to that caller.
 */
export const IGNORED_IDS: Readonly<Partial<Record<RowKey, readonly string[]>>> = {
  // Notifications of other people stay unchanged, as a separate test shows.
  'PUT /notifications/read': ['body.ids[]'],
  'POST /pets': ['OWN query.facilityId', 'query.userId'],
  // Pet owners record for no clinic.
  'POST /vaccinations': ['OWN body.facilityId'],
  'POST /documents': ['OWN body.facilityId'],
  // Withdrawing what was never allowed changes nothing; `health/record-access.test.ts` tests what is allowed.
  'PUT /record-access': ['body.fromFacilityId', 'body.toFacilityId'],
  'POST /events HEALTH': ['body.payload.times[].resource', 'body.payload.appointmentId'],
  'POST /events HEALTH VISIT': [
    'body.payload.times[].resource',
    'body.payload.appointmentId',
    // A request without a time names no team member.
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
  'POST /events BOT APPOINTMENT_UNDO': allBut('body.parent_id', 'body.payload.times[].resource'),
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
