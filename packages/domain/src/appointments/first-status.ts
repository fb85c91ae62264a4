import type { Party } from '../conversations/status.ts';
import type { BookingStatus } from './booking-status.ts';

type NewBooking = {
  readonly party: Party;
  readonly hasTime: boolean;
  readonly upfront: boolean;
  /** Whether all chosen services are booked instantly, without the clinic's confirmation. */
  readonly instant: boolean;
};

/** Returns the first status of a new booking. */
export function firstStatus({ party, hasTime, upfront, instant }: NewBooking): BookingStatus {
  if (!hasTime) return 'TO_BE_BOOKED';
  if (upfront) return 'RESERVATION';
  return party === 'facility' || instant ? 'NEW' : 'TO_BE_CONFIRMED';
}
