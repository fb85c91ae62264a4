import type { PolicyRow } from './row.ts';
import {
  conversationOf,
  family,
  no,
  open,
  own,
  refusedFamily,
  refusedStaff,
  staff,
  Y,
} from './verdicts.ts';

/** Calendars, free times and bookings. */
export const times = {
  'GET /facilities/slots': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...family, ...staff },
  },
  'POST /facilities/holds': {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...family, ...refusedStaff },
  },
  'DELETE /facilities/holds': { ...own, vets: no },
  'PUT /facilities/pause': {
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: no, desk: Y },
  },
  'GET /facilities/unavailability/conflicts': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  'POST /facilities/unavailability': {
    requiresActivePlan: 'body.facilityId',
    scope: { kind: 'facility', at: 'body.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  'GET /calendar': {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff },
  },
  'GET /calendar/file': conversationOf('query.id'),
  'GET /calendar/feeds': own,
  'POST /calendar/feeds': own,
  'DELETE /calendar/feeds': own,
  'GET /calendar/feeds/{token}.ics': open,
  'GET /appointments/link': open,
  'GET /appointments/link/slots': open,
  'POST /appointments/link': open,
  'GET /appointments': { ...own, vets: no },
  'GET /appointments/{id}': {
    scope: { kind: 'conversation', at: 'params.id' },
    verdicts: { ...family, ...refusedStaff },
  },
} as const satisfies Readonly<Record<string, PolicyRow>>;
