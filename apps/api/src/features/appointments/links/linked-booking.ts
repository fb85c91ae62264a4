import type { Payment } from '@zampa/contract/payments/objects';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { hasRelationEnded, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import { rowsOf, type Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { parseBookingLink, type BookingLink } from '../../../secrets/tokens.ts';
import { findViewer } from '../../../access/viewer.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readPaymentsOfVisit } from '../../payments/public.ts';
import { bookingEmailAddress } from './booking-email-address.ts';
import { readFamilyAppointments } from '../bookings/read-family-appointments.ts';

/** A verified booking link: the booking and the person it was sent to. */
export type VerifiedBookingLink = {
  readonly bookingId: string;
  readonly viewer: Viewer;
  /** The database, limited by row-level security to the rows this person may see. */
  readonly db: Database;
};

/**
 * Verifies a booking link. Errors: NOT_FOUND if it is invalid, its person no longer exists, or it was sent to an
 * address that is no longer used for them; TOO_MANY_REQUESTS.
 */
export async function verifyBookingLink(
  { db, limits, tokens }: Deps,
  token: string,
  network: string,
): Promise<VerifiedBookingLink> {
  await limits.spend(LIMITS.bookingLinks, network);
  const link = parseBookingLink(token);
  const all = withoutPerson(db, 'link');
  const address = link && (await findBookingAddress(all, link));
  if (!link || !address || !tokens.isBookingLink(link, address)) throw new Refusal('NOT_FOUND');
  const viewer = await findViewer(all, link.userId);
  if (!viewer) throw new Refusal('NOT_FOUND');
  return { bookingId: link.bookingId, viewer, db: actingAs(db, { viewer }) };
}

/** Returns the address to which e-mails about the booking are now sent to this person; null if unknown. */
async function findBookingAddress(db: Database, { bookingId, userId }: BookingLink) {
  if (!validate(bookingId) || !validate(userId)) return null;
  const [found] = await rowsOf<{ address: string | null }>(
    db,
    sql`select ${bookingEmailAddress} as address
      from calendar_events k
      join conversations c on c.id = k.conversation_id
      left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      join users u on u.id = ${userId}
      left join accounts a on a.id = u.account_id
      where k.id = ${bookingId}`,
  );
  return found?.address ?? null;
}

/** Limits a payment to the fields that the link's page shows. */
const linkedPayment = ({
  status,
  upfront,
  payment_type,
  deposit,
  refunded,
  refundable,
  currency,
}: Payment) => ({ status, upfront, payment_type, deposit, refunded, refundable, currency });

/** Reads the booking of a link. Throws NOT_FOUND once it is over or the person no longer belongs to its family. */
export async function readLinkedBooking({ db, bookingId, viewer }: VerifiedBookingLink, now: Date) {
  type RelationStatusRow = { readonly relationship: RelationshipStatus | null };
  const { appointments, relationship } = await readFamilyAppointments<RelationStatusRow>(db, {
    query: sql`select k.* from calendar_events k join conversations c on c.id = k.conversation_id
      where k.id = ${bookingId} and ${visibleConversation(viewer)}
        and (k.ends_at is null or k.ends_at > ${now})`,
    extraColumns: sql`(select fc.status from entries k join conversations c on c.id = k.conversation_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id) as relationship`,
  });
  const [booking] = appointments;
  if (!booking) throw new Refusal('NOT_FOUND');
  const { valid, event } = booking.payload;
  const inTime = !event.start || !refusalToChangeTime('owner', new Date(event.start), now);
  const ends = booking.ended || hasRelationEnded(relationship ?? undefined);
  const { parent_id: visitId } = booking;
  const payments = visitId === null ? [] : await readPaymentsOfVisit(db, viewer, visitId);
  return { booking, mayChange: valid && inTime && !ends, payments: payments.map(linkedPayment) };
}
