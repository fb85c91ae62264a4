/** Status of the relation between a family and a facility. */
export const RELATIONSHIP_STATUSES = [
  'IMPORTED',
  'ACTIVE',
  'INVITED',
  'DISABLED_BY_PO',
  'DISABLED_BY_VET',
  'IGNORED',
  'REMOVED',
] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** Side of the relation that a person acts for. */
export type RelationshipSide = 'owner' | 'facility';

/** Tabs of a facility's client list. */
export const CLIENT_TABS = [
  'all',
  'active',
  'waiting',
  'to-invite',
  'disabled',
  'ignored',
  'linked',
] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** Order of a client list: by name, or most recently joined first. */
export const CLIENT_ORDERS = ['name', 'recent'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Returns the relation statuses shown on a tab; `active` and `linked` need further conditions. */
export function statusesOfTab(tab: ClientTab): readonly RelationshipStatus[] {
  const lists: Readonly<Partial<Record<ClientTab, readonly RelationshipStatus[]>>> = {
    active: ['ACTIVE'],
    waiting: ['INVITED'],
    'to-invite': ['IMPORTED'],
    disabled: ['DISABLED_BY_PO', 'DISABLED_BY_VET'],
    ignored: ['IGNORED'],
  };
  return lists[tab] ?? RELATIONSHIP_STATUSES.filter((status) => status !== 'REMOVED');
}

/**
 * Returns whether a client exists only as the facility's record: imported, invited without having accepted, or
 * with an ignored invitation.
 */
export const isUnregistered = (status: RelationshipStatus | undefined): boolean =>
  status === 'IMPORTED' || status === 'INVITED' || status === 'IGNORED';

/**
 * Returns the reason why a family and a facility cannot send each other new requests or messages. Existing ones
 * stay readable. A client without an account cannot be reached in the app.
 */
export function refusalToContact(
  status: RelationshipStatus | undefined,
  side: RelationshipSide,
): 'FORBIDDEN' | 'CLIENT_NOT_REGISTERED' | null {
  if (status === 'ACTIVE') return null;
  return side === 'facility' && isUnregistered(status) ? 'CLIENT_NOT_REGISTERED' : 'FORBIDDEN';
}

/**
 * Returns the reason why staff cannot book a visit. The client needs no account: they can move or cancel it with the
 * link in their e-mail.
 */
export function refusalToBookVisit(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  // A client who ignored an invitation must be invited again first.
  return status === 'IGNORED' ? 'FORBIDDEN' : refusalToChangeVisit(status);
}

/**
 * Returns FORBIDDEN if a visit cannot be changed because the relation has ended; otherwise null. Visits of a client who
 * ignored the invitation can still be changed.
 */
export function refusalToChangeVisit(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  return hasRelationEnded(status) ? 'FORBIDDEN' : null;
}

/** Returns whether the relation has ended, by either side. Open conversations can still be completed. */
export function hasRelationEnded(status: RelationshipStatus | undefined): boolean {
  return status !== 'ACTIVE' && !isUnregistered(status);
}

/** Relation of a family and a facility: its status, and when the facility blocked the family, if it did. */
export type RelationState = {
  readonly status: RelationshipStatus;
  readonly shutOutAt: Date | null;
};

/**
 * Returns the reason why a family cannot become an active client by code or invitation. A blocked family cannot undo
 * the block, not even by leaving and rejoining: the facility must invite their own address after they left. All other
 * families can join or rejoin.
 *
 * @param invitedAt when the facility wrote to this person's own address; null for a code, or for a link that anybody
 * may follow
 */
export function refusalToJoin(
  relation: RelationState | undefined,
  invitedAt: Date | null = null,
): 'FORBIDDEN' | null {
  if (relation?.status === 'DISABLED_BY_VET') return 'FORBIDDEN';
  if (!relation?.shutOutAt) return null;
  return invitedAt && invitedAt > relation.shutOutAt ? null : 'FORBIDDEN';
}

/**
 * Returns since when the facility blocks a family after a change to this status: null if not, undefined to keep the
 * stored time. Ending a relation keeps a block; an invitation or reactivation clears it.
 */
export function blockTimeAfter(status: RelationshipStatus, now: Date): Date | null | undefined {
  if (status === 'REMOVED') return undefined;
  return status === 'DISABLED_BY_VET' ? now : null;
}

const both: readonly RelationshipSide[] = ['owner', 'facility'];

/**
 * All allowed changes with the sides that may make them. A removed family can rejoin by the facility's code, unless
 * it was blocked.
 */
const changes: Readonly<
  Record<
    RelationshipStatus,
    Readonly<Partial<Record<RelationshipStatus, readonly RelationshipSide[]>>>
  >
> = {
  IMPORTED: { INVITED: ['facility'], REMOVED: ['facility'] },
  INVITED: { ACTIVE: ['owner'], IGNORED: ['owner'], REMOVED: both },
  IGNORED: { INVITED: ['facility'], ACTIVE: ['owner'], REMOVED: both },
  ACTIVE: { DISABLED_BY_PO: ['owner'], DISABLED_BY_VET: ['facility'], REMOVED: both },
  DISABLED_BY_PO: { ACTIVE: ['owner'], REMOVED: both },
  DISABLED_BY_VET: { ACTIVE: ['facility'], REMOVED: both },
  REMOVED: {},
};

/**
 * Returns the error code if this side cannot change the relation's status: STATUS_CONFLICT if neither side can,
 * FORBIDDEN if only the other side can. Null if it can.
 */
export function refusalToChangeRelation(
  from: RelationshipStatus,
  to: RelationshipStatus,
  side: RelationshipSide,
): 'STATUS_CONFLICT' | 'FORBIDDEN' | null {
  const sides = changes[from][to];
  if (!sides) return 'STATUS_CONFLICT';
  return sides.includes(side) ? null : 'FORBIDDEN';
}

/**
 * Returns STATUS_CONFLICT unless this is a valid answer to an invitation, for a client record not yet linked to an
 * account: accept or ignore, also after ignoring. Only the facility can end the relation.
 */
export function refusalToAnswerInvitation(
  from: RelationshipStatus,
  to: RelationshipStatus,
): 'STATUS_CONFLICT' | null {
  const isAnswer = to === 'ACTIVE' || to === 'IGNORED';
  const exists = isUnregistered(from) && refusalToChangeRelation(from, to, 'owner') === null;
  return isAnswer && exists ? null : 'STATUS_CONFLICT';
}

/**
 * Returns the notification for the other side after a change. A family is notified that the facility ended or
 * restored the relation, a facility that a family joined or left. Null if nothing changes for the other side.
 */
export function notificationOfChange(
  from: RelationshipStatus,
  to: RelationshipStatus,
  side: RelationshipSide,
): 'CLIENT_ENDED' | 'CLIENT_ENABLED' | 'CLIENT_LEFT' | 'CLIENT_JOINED' | null {
  if (side === 'owner') {
    if (to === 'ACTIVE') return 'CLIENT_JOINED';
    return !hasRelationEnded(from) && hasRelationEnded(to) ? 'CLIENT_LEFT' : null;
  }
  if (from === 'ACTIVE') return 'CLIENT_ENDED';
  return from === 'DISABLED_BY_VET' && to === 'ACTIVE' ? 'CLIENT_ENABLED' : null;
}
