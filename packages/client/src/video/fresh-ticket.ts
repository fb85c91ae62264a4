import type { JoinTicket } from '@zampa/contract/video/objects';
import { MINUTE_MS } from '@zampa/domain/time/durations';

/**
 * A ticket with less time left than this is renewed. It is longer than the interval of a call's renewals, so that an ICE
 * restart in between finds credentials that are valid.
 */
const SPARE_MS = 5 * MINUTE_MS;

/** Returns whether a ticket is valid long enough to be used. */
export const isFresh = (ticket: JoinTicket, now: number): boolean =>
  Date.parse(ticket.expiresAt) > now + SPARE_MS;

/** Returns the ticket that is valid longest; null without any. */
export function findLatestTicket(...tickets: readonly (JoinTicket | null)[]): JoinTicket | null {
  const endOf = ({ expiresAt }: JoinTicket) => Date.parse(expiresAt);
  return tickets.reduce(
    (latest, ticket) => (ticket && (!latest || endOf(ticket) > endOf(latest)) ? ticket : latest),
    null,
  );
}
