import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { Event } from '@zampa/contract/conversations/event';
import { endsProposal, proposalEnd } from '@zampa/domain/appointments/proposals';

export type TimeOfProposal = {
  readonly start: string;
  readonly end: string;
  readonly state: 'FREE' | 'CHOSEN' | 'TAKEN' | 'PAST';
};

/** How a proposal of times stands: open, over, or settled by another time or the end of the visit. */
export type Proposal = {
  readonly state: 'OPEN' | 'ENDED' | 'SETTLED';
  readonly times: readonly TimeOfProposal[];
  /** Until when one of them can be taken. */
  readonly until: Date | null;
};

export type ThreadOfProposal = Pick<Thread, 'events' | 'appointment' | 'lastBooking' | 'payload'>;

/**
 * Returns a proposal as both sides see it.
 *
 * @param taken starts of which the server has said that somebody else has them
 */
export function proposalOf(
  event: Event,
  { events, appointment, lastBooking, payload }: ThreadOfProposal,
  now: Date,
  taken: readonly string[] = [],
): Proposal {
  const { times = [], expiresAt } = event.payload;
  const later = events.filter(({ seq }) => seq > event.seq);
  const chosen = later.find(
    ({ payload: { eventAction, start } }) => eventAction === 'APPOINTMENT' && start !== undefined,
  )?.payload.start;
  const isNewer = later.some(({ payload: { eventAction } }) => eventAction === 'PROPOSE_TIME');
  const isBooked =
    appointment !== null &&
    appointment.payload.event.start !== null &&
    appointment.dateUpdated > event.dateCreated;
  // Its booking may have been made before what is loaded of a long thread.
  const isTakenBack = [...events, ...(lastBooking ? [lastBooking] : [])].some((booking) =>
    endsProposal(booking.payload, event.dateCreated),
  );
  const isSettled =
    chosen !== undefined || isNewer || isBooked || isTakenBack || payload.status === 'CLOSED';
  const starts = times.map(({ start }) => new Date(start));
  const until = expiresAt ? proposalEnd(new Date(expiresAt), starts) : null;
  const isEnded = until !== null && until <= now;
  return {
    until,
    state: isSettled ? 'SETTLED' : isEnded ? 'ENDED' : 'OPEN',
    times: times.map(({ start, end }) => ({
      start,
      end,
      state: stateOf(start, chosen, taken, now),
    })),
  };
}

function stateOf(
  start: string,
  chosen: string | undefined,
  taken: readonly string[],
  now: Date,
): TimeOfProposal['state'] {
  if (chosen && Date.parse(chosen) === Date.parse(start)) return 'CHOSEN';
  if (taken.includes(start)) return 'TAKEN';
  return Date.parse(start) <= now.getTime() ? 'PAST' : 'FREE';
}
