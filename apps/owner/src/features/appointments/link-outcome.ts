import type { LinkAnswer } from '@zampa/client/appointments/appointment-link';
import { type BookingStatus, isConfirmed } from '@zampa/domain/appointments/booking-status';

/** Returns the result of an answer by link. A new time is ASKED if the clinic still has to confirm it. */
export function linkOutcome(
  action: LinkAnswer['action'],
  { status }: { readonly status: BookingStatus },
): 'CONFIRMED' | 'MOVED' | 'ASKED' | 'CALLED_OFF' {
  if (action === 'CONFIRM') return 'CONFIRMED';
  if (action === 'CANCEL') return 'CALLED_OFF';
  return isConfirmed(status) ? 'MOVED' : 'ASKED';
}
