/** How a family and a facility stand to each other. */
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

/** Which of the two somebody speaks for. */
export type RelationshipSide = 'owner' | 'facility';

/** The lists that a facility keeps of its clients. */
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

/** How such a list is ordered: by name, or who came last first. */
export const CLIENT_ORDERS = ['name', 'recent'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Returns the states whose clients stand in a list; `active` and `linked` ask for more than the state. */
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
 * Returns whether the facility knows a client by what it typed alone: the person has not accepted with an account, or
 * does not want the app.
 */
export const isUnregistered = (status: RelationshipStatus | undefined): boolean =>
  status === 'IMPORTED' || status === 'INVITED' || status === 'IGNORED';

/**
 * Returns why nothing new may be asked for or written between a family and a facility; reading what was stays possible.
 * Whoever has no account cannot be reached through the app.
 */
export function refusalOfContact(
  status: RelationshipStatus | undefined,
  side: RelationshipSide,
): 'FORBIDDEN' | 'CLIENT_NOT_REGISTERED' | null {
  if (status === 'ACTIVE') return null;
  return side === 'facility' && isUnregistered(status) ? 'CLIENT_NOT_REGISTERED' : 'FORBIDDEN';
}

/**
 * Returns why no visit may be booked. It needs no app: staff write down a visit of a client without
 * an account, who may move or call it off by the link in their letter.
 */
export function refusalOfVisit(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  // Who has ignored an invitation is asked anew before anything new begins.
  return status === 'IGNORED' ? 'FORBIDDEN' : refusalToChangeVisit(status);
}

/** Returns why a visit that is there may not be given another time: who does not want the app comes all the same. */
export function refusalToChangeVisit(status: RelationshipStatus | undefined): 'FORBIDDEN' | null {
  return hasEnded(status) ? 'FORBIDDEN' : null;
}

/** Returns whether a family has left a facility, or was let go by it: what is under way is brought to its end. */
export function hasEnded(status: RelationshipStatus | undefined): boolean {
  return status !== 'ACTIVE' && !isUnregistered(status);
}

/** What there is between a family and a facility, and since when that has shut them out, if it has. */
export type RelationStanding = {
  readonly status: RelationshipStatus;
  readonly shutOutAt: Date | null;
};

/**
 * Returns why a family does not become an active client, by the facility's code or by an invitation. Who was shut out
 * cannot undo that, also not by leaving and coming again: the facility alone lets them back. It does so when it invites
 * their own address after they have gone. Every other family can come (back).
 *
 * @param invitedAt when the facility wrote to the address of this very person; null for a code, and for a link that
 *   whoever holds it may follow
 */
export function refusalToJoin(
  standing: RelationStanding | undefined,
  invitedAt: Date | null = null,
): 'FORBIDDEN' | null {
  if (standing?.status === 'DISABLED_BY_VET') return 'FORBIDDEN';
  if (!standing?.shutOutAt) return null;
  return invitedAt && invitedAt > standing.shutOutAt ? null : 'FORBIDDEN';
}

/**
 * Returns since when the facility shuts a family out once their relation has this state; undefined where that stays as it
 * was: the end of a relation forgets nothing, an invitation or being active again does.
 */
export function shutOutBy(status: RelationshipStatus, now: Date): Date | null | undefined {
  if (status === 'REMOVED') return undefined;
  return status === 'DISABLED_BY_VET' ? now : null;
}

const both: readonly RelationshipSide[] = ['owner', 'facility'];

/**
 * Every change that exists, with the sides that may make it. A removed family comes back by the facility's code,
 * unless it was shut out.
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
 * Returns why this side cannot bring the relation into another state: STATUS_CONFLICT when nobody can, FORBIDDEN when
 * it is the other side's step.
 */
export function refusalToChange(
  from: RelationshipStatus,
  to: RelationshipStatus,
  side: RelationshipSide,
): 'STATUS_CONFLICT' | 'FORBIDDEN' | null {
  const sides = changes[from][to];
  if (!sides) return 'STATUS_CONFLICT';
  return sides.includes(side) ? null : 'FORBIDDEN';
}

/**
 * Returns why somebody cannot answer like this what a facility has asked of their address, while the record that it has
 * of them is not their own: they accept or turn down, also after having turned it down. To end it is the facility's.
 */
export function refusalToAnswer(
  from: RelationshipStatus,
  to: RelationshipStatus,
): 'STATUS_CONFLICT' | null {
  const isAnswer = to === 'ACTIVE' || to === 'IGNORED';
  const exists = isUnregistered(from) && refusalToChange(from, to, 'owner') === null;
  return isAnswer && exists ? null : 'STATUS_CONFLICT';
}

/**
 * Returns what the other side is told when this one takes a step: a family that the facility has ended what there was or
 * takes that back, a facility that a family has become its client, or that one which it may expect has left. Null where
 * the other side loses and gains nothing by it.
 */
export function newsOfChange(
  from: RelationshipStatus,
  to: RelationshipStatus,
  side: RelationshipSide,
): 'CLIENT_ENDED' | 'CLIENT_ENABLED' | 'CLIENT_LEFT' | 'CLIENT_JOINED' | null {
  if (side === 'owner') {
    if (to === 'ACTIVE') return 'CLIENT_JOINED';
    return !hasEnded(from) && hasEnded(to) ? 'CLIENT_LEFT' : null;
  }
  if (from === 'ACTIVE') return 'CLIENT_ENDED';
  return from === 'DISABLED_BY_VET' && to === 'ACTIVE' ? 'CLIENT_ENABLED' : null;
}
