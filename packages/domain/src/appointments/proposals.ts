import { HOUR_MS } from '../time/durations.ts';

/** How many times staff may propose at once. */
export const MOST_PROPOSED_TIMES = 3;

const TO_CHOOSE_MS = 48 * HOUR_MS;

/**
 * Returns until when one of the times that are proposed now can be accepted: for 48 hours, and never after its own
 * start.
 */
export const timeExpiry = (now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + TO_CHOOSE_MS, start.getTime()));

/** Returns until when a proposal can be answered that is made now: as long as one of its times can. */
export const proposalExpiry = (now: Date, starts: readonly Date[]): Date =>
  lastOf(starts.map((start) => timeExpiry(now, start)));

/** Returns the end of a proposal as it was stored, which is never after the last of its times. */
export const proposalEnd = (expiresAt: Date, starts: readonly Date[]): Date =>
  starts.length === 0
    ? expiresAt
    : new Date(Math.min(expiresAt.getTime(), lastOf(starts).getTime()));

/** When and by whom a booking was called off. */
type CalledOff = {
  readonly noShow?: boolean | undefined;
  readonly invalidatedAt?: string | null | undefined;
  readonly invalidatedBy?: string | null | undefined;
};

/**
 * Tells whether times that were proposed at an instant went with a booking of their visit: whoever calls that off takes
 * them back. A booking that ran out by itself, or to which nobody came, leaves them to be chosen from.
 */
export const endsProposal = (
  { noShow = false, invalidatedAt, invalidatedBy }: CalledOff,
  proposedAt: string,
): boolean =>
  !noShow &&
  Boolean(invalidatedAt && invalidatedBy) &&
  Date.parse(invalidatedAt ?? '') > Date.parse(proposedAt);

const lastOf = (instants: readonly Date[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())));
