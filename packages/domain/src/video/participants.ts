import type { Party } from '../conversations/status.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Status of a participant; people who never entered have none. */
export const PARTICIPANT_STATUSES = ['WAITING', 'ADMITTED', 'DENIED', 'LEFT'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Returns whether a participant is in the meeting or the waiting room. */
export const isPresent = (status: ParticipantStatus | null): status is 'WAITING' | 'ADMITTED' =>
  status === 'WAITING' || status === 'ADMITTED';

/** Minimum interval between two rings because of the same person. */
const RING_INTERVAL_MS = 30_000;

/**
 * Returns whether the arrival of a person rings on the other side. A person who leaves and enters repeatedly rings
 * only once per interval.
 *
 * @param before when this person last made the other side ring in this meeting, or null
 */
export const shouldRing = (before: Date | null, now: Date): boolean =>
  before === null || now.getTime() - before.getTime() >= RING_INTERVAL_MS;

/**
 * Returns whether a clinic calls a family. RINGING: staff are in the meeting, and no family member is in it or its
 * waiting room. INTERRUPTED: the same, but the caller has lost the connection. The meeting keeps their admission,
 * and the call rings again when they are back.
 *
 * @param host the admitted member of staff
 * @param family statuses of the family's members in the meeting
 */
export function findFamilyCall(
  host: { readonly absentSince: string | null } | null,
  family: readonly (ParticipantStatus | null)[],
): 'RINGING' | 'INTERRUPTED' | null {
  if (!host || family.some(isPresent)) return null;
  return host.absentSince === null ? 'RINGING' : 'INTERRUPTED';
}

/** Decisions of staff about a pet owner: admit, turn away, or allow a denied person to ask again. */
export const DECISIONS = ['GRANT', 'DENY', 'ALLOW'] as const;
export type Decision = (typeof DECISIONS)[number];

type MeetingStep = Decision | 'ENTER' | 'LEAVE';
type Next = Readonly<Partial<Record<MeetingStep, ParticipantStatus>>>;
type Machine = Readonly<Record<ParticipantStatus | 'NONE', Next>>;

/**
 * State machine of pet owners, who start in the waiting room. Repeated steps are idempotent: after a lost response,
 * or if two vets decide the same.
 */
const owners: Machine = {
  NONE: { ENTER: 'WAITING' },
  WAITING: { ENTER: 'WAITING', GRANT: 'ADMITTED', DENY: 'DENIED', LEAVE: 'LEFT' },
  ADMITTED: { ENTER: 'ADMITTED', GRANT: 'ADMITTED', LEAVE: 'LEFT' },
  DENIED: { DENY: 'DENIED', ALLOW: 'LEFT', LEAVE: 'DENIED' },
  LEFT: { ENTER: 'WAITING', ALLOW: 'LEFT', LEAVE: 'LEFT' },
};

/** State machine of staff, who are admitted immediately. */
const hosts: Machine = {
  NONE: { ENTER: 'ADMITTED' },
  WAITING: {},
  ADMITTED: { ENTER: 'ADMITTED', LEAVE: 'LEFT' },
  DENIED: {},
  LEFT: { ENTER: 'ADMITTED', LEAVE: 'LEFT' },
};

/**
 * Returns a participant's status after a step; null if the step is not allowed.
 *
 * @param status null if the person never entered
 */
export function participantAfter(
  status: ParticipantStatus | null,
  step: MeetingStep,
  party: Party,
): ParticipantStatus | null {
  const machine = party === 'owner' ? owners : hosts;
  return machine[status ?? 'NONE'][step] ?? null;
}

export type Participant = {
  readonly userId: string;
  readonly party: Party;
  readonly status: ParticipantStatus;
};

/**
 * Returns the other admitted person of the same side, since each side can have only one. An admitted pet owner
 * replaces a family member; a colleague is replaced only on request.
 */
export function findAdmittedOnSameSide<Kind extends Participant>(
  participants: readonly Kind[],
  { userId, party }: { readonly userId: string; readonly party: Party },
): Kind | null {
  return (
    participants.find(
      (other) => other.party === party && other.status === 'ADMITTED' && other.userId !== userId,
    ) ?? null
  );
}

/** Participants of a meeting as one person sees them. */
export type SeenParticipants<Kind extends Participant> = {
  readonly you: Kind | null;
  /** Admitted person of the other side. */
  readonly peer: Kind | null;
  /** Other admitted person of the own side. */
  readonly colleague: Kind | null;
  /** People in the waiting room; for pet owners, only other family members. */
  readonly waiting: readonly Kind[];
  /** Denied people; only for staff. */
  readonly denied: readonly Kind[];
};

/**
 * Returns the participants that a person sees. Only staff see denied people. All waiting people belong to the
 * meeting's family.
 */
export function participantsSeenBy<Kind extends Participant>(
  viewer: { readonly userId: string; readonly party: Party },
  participants: readonly Kind[],
): SeenParticipants<Kind> {
  const ownersWithStatus = (status: ParticipantStatus) =>
    participants.filter(
      (other) =>
        other.party === 'owner' && other.status === status && other.userId !== viewer.userId,
    );
  return {
    you: participants.find(({ userId }) => userId === viewer.userId) ?? null,
    peer:
      participants.find(({ party, status }) => party !== viewer.party && status === 'ADMITTED') ??
      null,
    colleague: findAdmittedOnSameSide(participants, viewer),
    waiting: ownersWithStatus('WAITING'),
    denied: viewer.party === 'facility' ? ownersWithStatus('DENIED') : [],
  };
}

/** How long a participant can be disconnected before they count as gone. */
export const ABSENCE_MS: Readonly<Record<'WAITING' | 'ADMITTED', number>> = {
  WAITING: MINUTE_MS,
  // Audio and video do not pass through this server: a lost socket connection or a server restart does not end the
  // call.
  ADMITTED: 10 * MINUTE_MS,
};

/** Returns whether a participant has been disconnected so long that they count as gone. */
export function isAbsentTooLong(status: ParticipantStatus, absentSince: Date, now: Date): boolean {
  if (!isPresent(status)) return false;
  return absentSince.getTime() + ABSENCE_MS[status] <= now.getTime();
}
