import type { BodyOf } from '@zampa/contract/call';
import type { actOnAppointmentLink as call } from '@zampa/contract/appointments/act-on-appointment-link';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { Context } from '../../../http/context.ts';
import { lockConversation } from '../../conversations/public.ts';
import { publishBooking } from '../bookings/publish-booking.ts';
import { refuseToBook } from '../bookings/book-time.ts';
import { lockEntry, type CalendarRow } from '../bookings/booking-rows.ts';
import { changeBooking } from '../bookings/change-booking.ts';
import {
  verifyBookingLink,
  readLinkedBooking,
  type VerifiedBookingLink,
} from './linked-booking.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';

type Action = BodyOf<typeof call>;

/** Performs the action that the holder of a booking link requests, with the same rules and errors as when signed in. */
export async function actOnAppointmentLink(
  { body, network, now }: Context<typeof call>,
  deps: Deps,
) {
  const linked = await verifyBookingLink(deps, body.token, network);
  await readLinkedBooking(linked, now);
  await inTransaction(linked.db, (tx) => performLinkAction(deps, { tx, now }, linked, body));
  return readLinkedBooking(linked, now);
}

async function performLinkAction(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { bookingId, viewer }: VerifiedBookingLink,
  { action, start }: Action,
): Promise<void> {
  const conversation = await lockConversation(tx, viewer, bookingId);
  const booking = await lockEntry(tx, bookingId);
  if (!booking) throw new Refusal('NOT_FOUND');
  const actor = { viewer, tx, now };
  if (action === 'CANCEL')
    return changeBooking(deps, actor, { conversation, booking }, { status: 'CANCELED' });
  if (action === 'MOVE') {
    if (!start) throw invalid('start', 'required');
    return changeBooking(deps, actor, { conversation, booking }, { event: { start } });
  }
  refuseToBook(conversation);
  await confirmAttendance(deps, tx, booking, now);
}

/** Confirms that the client will come. Idempotent. Throws STATUS_CONFLICT for a booking that is not confirmed. */
async function confirmAttendance(deps: Deps, tx: Queryable, booking: CalendarRow, now: Date) {
  const { id, valid, status, attendanceConfirmedAt } = booking;
  if (!valid || !isConfirmed(status)) throw new Refusal('STATUS_CONFLICT');
  if (attendanceConfirmedAt) return;
  await tx
    .update(calendarEvents)
    .set({ attendanceConfirmedAt: now, updatedAt: now })
    .where(eq(calendarEvents.id, id));
  await publishBooking(deps, tx, booking, now);
}
