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

/** Like `seen`, limited to one facility if `query.facilityId` is given. */
export const seenAtFacility = {
  scope: { kind: 'seen', at: 'query.facilityId' },
  verdicts: { self: Y },
} as const satisfies PolicyRow;

/** Policy for a person's diary. */
export const diary = {
  scope: { kind: 'person', at: 'params.userId', actingFor: 'query.filterByFacilityId' },
  verdicts: { self: Y, ...family, ...staff },
} as const satisfies PolicyRow;

/** Allows both sides of a conversation. */
export const conversationSides = (
  at: 'params.id' | 'query.id' | 'body.parent_id' | 'body.conversationId',
) =>
  ({
    scope: { kind: 'conversation', at },
    verdicts: { ...family, ...staff },
  }) as const satisfies PolicyRow;

/** Allows both sides of a conversation that the handler looks up, so that it is not looked up twice. */
export const conversationFoundByCall = (at: 'params.id' | 'query.id' | 'body.parent_id') =>
  ({
    scope: { kind: 'conversation', at, foundByCall: true },
    verdicts: { self: Y, ...family, ...staff },
  }) as const satisfies PolicyRow;

/** Allows only facility admins: settings and imports. Refuses the facility's clients with FORBIDDEN. */
export const facilityAdminsOnly = (
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
 * Allows only governors of the organization, for settings of all its clinics. Refuses admins of a single clinic
 * with FORBIDDEN.
 *
 * @param at where in the request the id of a clinic of the organization is
 */
export const organizationGovernorsOnly = (
  at: 'query.facilityId' | 'body.facilityId' | 'body.FacilityId',
) =>
  ({
    scope: { kind: 'organization', at },
    verdicts: { ...refusedFamily, ...refusedStaff, governor: Y },
    owners: no,
  }) as const satisfies PolicyRow;

/**
 * Participants of a video meeting: the family, and staff who treat. Desk staff arrange the appointment but do not
 * join.
 */
const inMeeting = { ...family, admin: Y, clinical: Y, consultant: Y, desk: no } as const;

/** Allows both sides of a video meeting. */
export const meetingSides = (at: 'query.name' | 'body.name') =>
  ({ scope: { kind: 'meeting', at }, verdicts: inMeeting }) as const satisfies PolicyRow;

/** Allows only the staff of a video meeting: to admit people and end it for all. */
export const meetingStaffOnly = (at: 'query.name' | 'body.name') =>
  ({
    scope: { kind: 'meeting', at },
    verdicts: { ...inMeeting, ...refusedFamily },
  }) as const satisfies PolicyRow;

/** Video meeting of a conversation, by the conversation's id. */
export const meetingOfEvent = {
  scope: { kind: 'conversation', at: 'query.eventId' },
  verdicts: inMeeting,
} as const satisfies PolicyRow;

/** Allows staff who treat. The handler refuses assistants, who read but do not sign. */
export const treatingStaff = {
  ...refusedFamily,
  admin: Y,
  clinical: Y,
  consultant: Y,
  desk: no,
} as const;

/** Allows staff who treat to write a visit note, by the note's id. */
export const noteOfTreatingStaff = {
  scope: { kind: 'note', at: 'query.id' },
  verdicts: treatingStaff,
} as const satisfies PolicyRow;

/** Allows veterinarians and admins to edit the templates of a clinic. The handler refuses assistants. */
export const templateEditors = {
  verdicts: { ...refusedFamily, ...refusedStaff, admin: Y, clinical: Y },
  owners: no,
} as const;
