import type { LinkAnswer } from '@zampa/client/appointments/appointment-link';
import { type BookingStatus, isConfirmed } from '@zampa/domain/appointments/booking-status';

/** Returns what came of an answer by link: a new time may still wait for the clinic. */
export function linkOutcome(
  action: LinkAnswer['action'],
  { status }: { readonly status: BookingStatus },
): 'CONFIRMED' | 'MOVED' | 'ASKED' | 'CALLED_OFF' {
  if (action === 'CONFIRM') return 'CONFIRMED';
  if (action === 'CANCEL') return 'CALLED_OFF';
  return isConfirmed(status) ? 'MOVED' : 'ASKED';
}
