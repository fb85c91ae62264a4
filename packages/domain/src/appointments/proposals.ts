import { HOUR_MS, SECOND_MS } from '../time/durations.ts';

/** Maximum number of times in one proposal. */
export const MOST_PROPOSED_TIMES = 3;

const TO_CHOOSE_MS = 48 * HOUR_MS;

/** Returns the deadline to accept a time proposed now: 48 hours, but no later than its start. */
export const proposedTimeExpiry = (now: Date, start: Date): Date =>
  new Date(Math.min(now.getTime() + TO_CHOOSE_MS, start.getTime()));

/** Returns the deadline to answer a proposal made now, which is the deadline of its last acceptable time. */
export const proposalExpiry = (now: Date, starts: readonly Date[]): Date =>
  latestOf(starts.map((start) => proposedTimeExpiry(now, start)));

/** Returns the deadline of a stored proposal, capped at the start of its last time. */
export const storedProposalExpiry = (expiresAt: Date, starts: readonly Date[]): Date =>
  starts.length === 0
    ? expiresAt
    : new Date(Math.min(expiresAt.getTime(), latestOf(starts).getTime()));

/** How long a pet owner can take back the acceptance of a proposed time. The clinic is notified after that. */
export const ACCEPTANCE_UNDO_MS = 30 * SECOND_MS;

/** How long a screen offers to take it back: shorter, so that a slow connection is not too late. */
export const ACCEPTANCE_UNDO_OFFERED_MS = 15 * SECOND_MS;

type AcceptedBooking = {
  /** When the booking was last changed. */
  readonly updatedAt: Date;
  readonly acceptance: { readonly at: string; readonly until: string } | null;
};

/** Returns whether the acceptance of a proposed time can be taken back: for some seconds, unless anyone changed it. */
export const canUndoAcceptance = ({ updatedAt, acceptance }: AcceptedBooking, now: Date): boolean =>
  acceptance !== null && isAcceptanceCurrent(updatedAt, acceptance) && !isOver(acceptance, now);

/**
 * Returns whether the clinic must now be notified of the accepted time, because it can no longer be taken back.
 * False if the booking was changed since the acceptance.
 */
export const isAcceptanceFinal = ({ updatedAt, acceptance }: AcceptedBooking, now: Date): boolean =>
  acceptance !== null && isAcceptanceCurrent(updatedAt, acceptance) && isOver(acceptance, now);

const isAcceptanceCurrent = (updatedAt: Date, { at }: { readonly at: string }) =>
  updatedAt.getTime() === Date.parse(at);

const isOver = ({ until }: { readonly until: string }, now: Date) =>
  Date.parse(until) <= now.getTime();

/** Time and author of a booking's cancellation. */
type Cancellation = {
  readonly noShow?: boolean | undefined;
  readonly invalidatedAt?: string | null | undefined;
  readonly invalidatedBy?: string | null | undefined;
};

/**
 * Returns whether canceling a booking also withdrew the times proposed for its visit. A missed or expired booking
 * leaves the proposal open.
 */
export const endsProposal = (
  { noShow = false, invalidatedAt, invalidatedBy }: Cancellation,
  proposedAt: string,
): boolean =>
  !noShow &&
  Boolean(invalidatedAt && invalidatedBy) &&
  Date.parse(invalidatedAt ?? '') > Date.parse(proposedAt);

const latestOf = (instants: readonly Date[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant.getTime())));
