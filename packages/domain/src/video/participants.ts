import type { Party } from '../conversations/status.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** How somebody stands to a meeting; who never came to it has no status. */
export const PARTICIPANT_STATUSES = ['WAITING', 'ADMITTED', 'DENIED', 'LEFT'] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

/** Returns whether somebody is in a meeting or at its door. */
export const isThere = (status: ParticipantStatus | null): status is 'WAITING' | 'ADMITTED' =>
  status === 'WAITING' || status === 'ADMITTED';

/** So long after the other side was called because of somebody it is not called again because of them. */
const QUIET_MS = 30_000;

/**
 * Returns whether somebody who comes rings: who comes and goes again and again is not heard each time.
 *
 * @param before when the other side was last called because of them, at this meeting; null where it never was
 */
export const rings = (before: Date | null, now: Date): boolean =>
  before === null || now.getTime() - before.getTime() >= QUIET_MS;

/** What staff decide about a pet owner: lets them in, turns them away, or lets who was turned away ask again. */
export const DECISIONS = ['GRANT', 'DENY', 'ALLOW'] as const;
export type Decision = (typeof DECISIONS)[number];

type MeetingStep = Decision | 'ENTER' | 'LEAVE';
type Next = Readonly<Partial<Record<MeetingStep, ParticipantStatus>>>;
type Machine = Readonly<Record<ParticipantStatus | 'NONE', Next>>;

/** Pet owners ask at the door. What is done twice is as if done once: a lost answer, or two vets of one mind. */
const owners: Machine = {
  NONE: { ENTER: 'WAITING' },
  WAITING: { ENTER: 'WAITING', GRANT: 'ADMITTED', DENY: 'DENIED', LEAVE: 'LEFT' },
  ADMITTED: { ENTER: 'ADMITTED', GRANT: 'ADMITTED', LEAVE: 'LEFT' },
  DENIED: { DENY: 'DENIED', ALLOW: 'LEFT', LEAVE: 'DENIED' },
  LEFT: { ENTER: 'WAITING', ALLOW: 'LEFT', LEAVE: 'LEFT' },
};

/** Staff open the door themselves; nobody decides about them. */
const hosts: Machine = {
  NONE: { ENTER: 'ADMITTED' },
  WAITING: {},
  ADMITTED: { ENTER: 'ADMITTED', LEAVE: 'LEFT' },
  DENIED: {},
  LEFT: { ENTER: 'ADMITTED', LEAVE: 'LEFT' },
};

/**
 * Returns how somebody stands after a step; null when the machine does not have it.
 *
 * @param status null of who never came
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
 * Returns who else of the same side is in the meeting: it has one place for each side. Whoever is granted entry takes
 * the place of somebody of their family; a colleague's place is only taken on purpose.
 */
export function findHolder<Kind extends Participant>(
  participants: readonly Kind[],
  { userId, party }: { readonly userId: string; readonly party: Party },
): Kind | null {
  return (
    participants.find(
      (other) => other.party === party && other.status === 'ADMITTED' && other.userId !== userId,
    ) ?? null
  );
}

/** What somebody sees of the others of a meeting. */
export type SeenParticipants<Kind extends Participant> = {
  readonly you: Kind | null;
  /** Who of the other side is in it. */
  readonly peer: Kind | null;
  /** Who of one's own side is in it. */
  readonly colleague: Kind | null;
  /** Who waits at the door; to pet owners, who else of their family does. */
  readonly waiting: readonly Kind[];
  /** Who was turned away: for those who decide. */
  readonly denied: readonly Kind[];
};

/**
 * Returns what somebody sees of a meeting: who is in it and who waits, staff also who was turned away. Pet owners see
 * nobody but their family at the door: a meeting has one.
 */
export function participantsSeenBy<Kind extends Participant>(
  viewer: { readonly userId: string; readonly party: Party },
  participants: readonly Kind[],
): SeenParticipants<Kind> {
  const ownersThat = (status: ParticipantStatus) =>
    participants.filter(
      (other) =>
        other.party === 'owner' && other.status === status && other.userId !== viewer.userId,
    );
  return {
    you: participants.find(({ userId }) => userId === viewer.userId) ?? null,
    peer:
      participants.find(({ party, status }) => party !== viewer.party && status === 'ADMITTED') ??
      null,
    colleague: findHolder(participants, viewer),
    waiting: ownersThat('WAITING'),
    denied: viewer.party === 'facility' ? ownersThat('DENIED') : [],
  };
}

/** So long somebody may be without a connection before they are taken for gone. */
export const ABSENCE_MS: Readonly<Record<'WAITING' | 'ADMITTED', number>> = {
  WAITING: MINUTE_MS,
  // Pictures and sound go on without us: a connection that is lost, or a server that starts anew, ends no call.
  ADMITTED: 10 * MINUTE_MS,
};

/** Returns whether somebody who has had no connection since an instant has left without saying so. */
export function hasGone(status: ParticipantStatus, absentSince: Date, now: Date): boolean {
  if (!isThere(status)) return false;
  return absentSince.getTime() + ABSENCE_MS[status] <= now.getTime();
}
