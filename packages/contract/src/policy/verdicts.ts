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
