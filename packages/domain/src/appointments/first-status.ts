import type { Party } from '../conversations/status.ts';
import type { BookingStatus } from './booking-status.ts';

type NewBooking = {
  readonly party: Party;
  readonly hasTime: boolean;
  readonly upfront: boolean;
  /** Whether all chosen services are booked at once, without the clinic's agreement. */
  readonly instant: boolean;
};

/** Returns how a booking begins. */
export function firstStatus({ party, hasTime, upfront, instant }: NewBooking): BookingStatus {
  if (!hasTime) return 'TO_BE_BOOKED';
  if (upfront) return 'RESERVATION';
  return party === 'facility' || instant ? 'NEW' : 'TO_BE_CONFIRMED';
}
