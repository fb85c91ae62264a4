import type { PolicyRow } from './row.ts';

export const Y = 'ALLOW';
export const no = 'FORBIDDEN';

export const family = { familyAdmin: Y, familyMember: Y } as const;
export const staff = { admin: Y, clinical: Y, consultant: Y, desk: Y } as const;
export const refusedStaff = { admin: no, clinical: no, consultant: no, desk: no } as const;
export const refusedFamily = { familyAdmin: no, familyMember: no } as const;

export const open = { scope: { kind: 'public' }, verdicts: {} } as const satisfies PolicyRow;
export const own = { scope: { kind: 'own' }, verdicts: { self: Y } } as const satisfies PolicyRow;

export const account = {
  scope: { kind: 'account' },
  verdicts: { self: Y },
} as const satisfies PolicyRow;
export const seen = { scope: { kind: 'seen' }, verdicts: { self: Y } } as const satisfies PolicyRow;

/** The same, of one facility where that is named. */
export const seenAtFacility = {
  scope: { kind: 'seen', at: 'query.facilityId' },
  verdicts: { self: Y },
} as const satisfies PolicyRow;

/** The diary of a person. */
export const diary = {
  scope: { kind: 'person', at: 'params.userId', actingFor: 'query.filterByFacilityId' },
  verdicts: { self: Y, ...family, ...staff },
} as const satisfies PolicyRow;

/** Returns what everybody of a conversation's two sides may do. */
export const conversationOf = (
  at: 'params.id' | 'query.id' | 'body.parent_id' | 'body.conversationId',
) =>
  ({
    scope: { kind: 'conversation', at },
    verdicts: { ...family, ...staff },
  }) as const satisfies PolicyRow;

/** Returns the same for a call that finds the conversation by itself, so that it is not looked up twice. */
export const conversationFound = (at: 'params.id' | 'query.id' | 'body.parent_id') =>
  ({
    scope: { kind: 'conversation', at, foundByCall: true },
    verdicts: { self: Y, ...family, ...staff },
  }) as const satisfies PolicyRow;

/** Keeps the set-up of a facility its admins' alone; its clients know of it and may not. */
export const setUp = (
  kind: 'facility' | 'timetable' | 'service' | 'import',
  at:
    | 'params.id'
    | 'query.facilityId'
    | 'body.facilityId'
    | 'body.FacilityId'
    | 'body.id'
    | 'query.id'
    | 'body.importId',
) =>
  ({
    scope: { kind, at },
    verdicts: { ...refusedFamily, ...refusedStaff, admin: Y },
    owners: no,
  }) as const satisfies PolicyRow;

/**
 * Keeps what holds for all clinics of an organization with those who govern it: an admin of one of them knows of it, and
 * may not.
 *
 * @param at where the id of the clinic stands from which it is done
 */
export const governing = (at: 'query.facilityId' | 'body.facilityId' | 'body.FacilityId') =>
  ({
    scope: { kind: 'organization', at },
    verdicts: { ...refusedFamily, ...refusedStaff, governor: Y },
    owners: no,
  }) as const satisfies PolicyRow;

/** What whoever treats does at both ends of a video meeting; the desk makes the appointment, and is not in it. */
const inMeeting = { ...family, admin: Y, clinical: Y, consultant: Y, desk: no } as const;

/** Returns what the people of a video meeting may do. */
export const meetingOf = (at: 'query.name' | 'body.name') =>
  ({ scope: { kind: 'meeting', at }, verdicts: inMeeting }) as const satisfies PolicyRow;

/** Returns the same for what only its staff may do: decide who comes in, and end it for everybody. */
export const meetingHeld = (at: 'query.name' | 'body.name') =>
  ({
    scope: { kind: 'meeting', at },
    verdicts: { ...inMeeting, ...refusedFamily },
  }) as const satisfies PolicyRow;

/** The video meeting of a conversation that is named by its id. */
export const meetingOfEvent = {
  scope: { kind: 'conversation', at: 'query.eventId' },
  verdicts: inMeeting,
} as const satisfies PolicyRow;
