import type { PolicyRow, PolicyRows } from './row.ts';
import {
  conversationFound,
  conversationOf,
  family,
  no,
  own,
  refusedFamily,
  staff,
  Y,
} from './verdicts.ts';

/** What is about a time: the desk's as well, and the facility's alone. */
const appointment = {
  scope: { kind: 'conversation', at: 'body.parent_id' },
  verdicts: { ...refusedFamily, ...staff },
} as const satisfies PolicyRow;

const health = {
  requiresActivePlan: 'body.payload.facilityId',
  scope: { kind: 'facility', at: 'body.payload.facilityId' },
  verdicts: { ...family, admin: Y, clinical: Y, desk: Y, consultant: no },
} as const satisfies PolicyRow;

/** What may be posted, by its kind. */
export const postedEvents: PolicyRows = {
  by: 'body.type',
  narrowedBy: {
    HEALTH: 'body.category',
    BOT: 'body.payload.eventAction',
    CALENDAR: 'body.category',
  },
  rows: {
    HEALTH: health,
    // With it comes its booking.
    'HEALTH VISIT': health,
    // Of which family and clinic follows from the pets.
    DIARY: own,
    // The desk writes where its clinic's reception answers, which the call looks up.
    CHAT: conversationFound('body.parent_id'),
    BOT: {
      scope: { kind: 'conversation', at: 'body.parent_id' },
      verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
    },
    // What is about a time is the desk's as well; an owner accepts a time that was proposed.
    'BOT APPOINTMENT': conversationOf('body.parent_id'),
    'BOT PROPOSE_TIME': { ...appointment, requiresActivePlan: 'body.parent_id' },
    'BOT APPOINTMENT_NO_SHOW': appointment,
    'BOT RELATED_TO_APPOINTMENT': appointment,
    'CALENDAR BOOKING': {
      ...conversationOf('body.parent_id'),
      requiresActivePlan: 'body.parent_id',
    },
    // Absences, and entries without a category.
    CALENDAR: {
      requiresActivePlan: 'body.payload.facilityId',
      scope: { kind: 'facility', at: 'body.payload.facilityId' },
      verdicts: { ...refusedFamily, ...staff },
    },
  },
};
