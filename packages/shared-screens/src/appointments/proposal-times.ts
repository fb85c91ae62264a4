import type {
  ListedConversation,
  ListedEvent,
} from '@zampa/client/conversations/lists/listed-conversation';
import { endsProposal, storedProposalExpiry } from '@zampa/domain/appointments/proposals';

export type ProposalTime = {
  readonly start: string;
  readonly state: 'FREE' | 'CHOSEN' | 'TAKEN' | 'PAST';
};

/** A proposal of times: open, ended, or settled by another booking, a newer proposal or the end of the visit. */
export type Proposal = {
  readonly state: 'OPEN' | 'ENDED' | 'SETTLED';
  readonly times: readonly ProposalTime[];
  /** Until when a time can be accepted. */
  readonly until: Date | null;
};

/** Conversation of a proposal, whole or of a list. */
export type ProposalThread = Pick<ListedConversation, 'appointment' | 'lastBooking'> & {
  readonly payload: Pick<ListedConversation['payload'], 'status'>;
  readonly events: readonly Pick<ListedEvent, 'seq' | 'payload'>[];
};

/** Event with proposed times. */
export type ProposalEvent = Pick<ListedEvent, 'seq' | 'dateCreated' | 'payload'>;

/**
 * Returns the status of a proposal and of each of its times.
 *
 * @param taken starts that the server reported as taken
 */
export function toProposal(
  event: ProposalEvent,
  { events, appointment, lastBooking, payload }: ProposalThread,
  now: Date,
  taken: readonly string[] = [],
): Proposal {
  const { times = [], expiresAt } = event.payload;
  // Acceptances before the last undo no longer count.
  const undoneSeq = events.findLast(
    ({ payload: { eventAction } }) => eventAction === 'APPOINTMENT_UNDO',
  )?.seq;
  const later = events.filter(({ seq }) => seq > Math.max(event.seq, undoneSeq ?? 0));
  const chosen = later.find(
    ({ payload: { eventAction, start } }) => eventAction === 'APPOINTMENT' && start !== undefined,
  )?.payload.start;
  const isNewer = later.some(({ payload: { eventAction } }) => eventAction === 'PROPOSE_TIME');
  const isBooked =
    appointment !== null &&
    appointment.payload.event.start !== null &&
    appointment.dateUpdated > event.dateCreated;
  // In a long thread the booking may be older than the loaded events.
  const isCanceled = [...events, ...(lastBooking ? [lastBooking] : [])].some((booking) =>
    endsProposal(booking.payload, event.dateCreated),
  );
  const isSettled =
    chosen !== undefined || isNewer || isBooked || isCanceled || payload.status === 'CLOSED';
  const starts = times.map(({ start }) => new Date(start));
  const until = expiresAt ? storedProposalExpiry(new Date(expiresAt), starts) : null;
  const isEnded = until !== null && until <= now;
  return {
    until,
    state: isSettled ? 'SETTLED' : isEnded ? 'ENDED' : 'OPEN',
    times: times.map(({ start }) => ({
      start,
      state: timeState(start, chosen, taken, now),
    })),
  };
}

function timeState(
  start: string,
  chosen: string | undefined,
  taken: readonly string[],
  now: Date,
): ProposalTime['state'] {
  if (chosen && Date.parse(chosen) === Date.parse(start)) return 'CHOSEN';
  if (taken.includes(start)) return 'TAKEN';
  return Date.parse(start) <= now.getTime() ? 'PAST' : 'FREE';
}
