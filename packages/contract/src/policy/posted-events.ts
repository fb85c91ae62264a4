import type { PolicyRow, PolicyRows } from './row.ts';
import {
  conversationFoundByCall,
  conversationSides,
  family,
  no,
  own,
  refusedFamily,
  refusedStaff,
  staff,
  Y,
} from './verdicts.ts';

/** Events about a time: desk staff may post them too, families may not. */
const appointment = {
  scope: { kind: 'conversation', at: 'body.parent_id' },
  verdicts: { ...refusedFamily, ...staff },
} as const satisfies PolicyRow;

const health = {
  requiresActivePlan: 'body.payload.facilityId',
  scope: { kind: 'facility', at: 'body.payload.facilityId' },
  verdicts: { ...family, admin: Y, clinical: Y, desk: Y, consultant: no },
} as const satisfies PolicyRow;

/** Authorization of posted events, by type. */
export const postedEvents: PolicyRows = {
  selector: 'body.type',
  narrowedBy: {
    HEALTH: 'body.category',
    BOT: 'body.payload.eventAction',
    CALENDAR: 'body.category',
  },
  rows: {
    HEALTH: health,
    // Its booking is created with it.
    'HEALTH VISIT': health,
    // The pets determine family and clinic.
    DIARY: own,
    // Desk staff may write if the clinic's reception answers; the handler checks that.
    CHAT: conversationFoundByCall('body.parent_id'),
    BOT: {
      scope: { kind: 'conversation', at: 'body.parent_id' },
      verdicts: { ...refusedFamily, admin: Y, clinical: Y, consultant: Y, desk: no },
    },
    // Desk staff may confirm a time too; an owner accepts a proposed time with it.
    'BOT APPOINTMENT': conversationSides('body.parent_id'),
    // Takes back the acceptance of a proposed time, which only owners do.
    'BOT APPOINTMENT_UNDO': {
      scope: { kind: 'conversation', at: 'body.parent_id' },
      verdicts: { ...family, ...refusedStaff },
    },
    'BOT PROPOSE_TIME': { ...appointment, requiresActivePlan: 'body.parent_id' },
    'BOT APPOINTMENT_NO_SHOW': appointment,
    'BOT RELATED_TO_APPOINTMENT': appointment,
    'CALENDAR BOOKING': {
      ...conversationSides('body.parent_id'),
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
