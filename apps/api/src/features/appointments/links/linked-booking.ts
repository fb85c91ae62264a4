import type { Payment } from '@zampa/contract/payments/objects';
import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { hasEnded, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import { rowsOf, type Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { parseBookingLink, type BookingLink } from '../../../access/tokens.ts';
import { viewerOf } from '../../../access/viewer.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readPaymentsOfVisit } from '../../payments/public.ts';
import { writtenTo } from './written-to.ts';
import { readFamilyAppointments } from '../bookings/read-family-appointments.ts';

/** Whose link it is, and to which booking. */
export type Linked = {
  readonly bookingId: string;
  readonly viewer: Viewer;
  /** The database as far as it is theirs. */
  readonly db: Database;
};

/**
 * Opens a link. Refusals: NOT_FOUND for a link that is none of ours, of somebody who is gone, or that was sent to an
 * address where they are written to no more; TOO_MANY_REQUESTS.
 */
export async function openLink(
  { db, limits, tokens }: Deps,
  token: string,
  network: string,
): Promise<Linked> {
  await limits.spend(LIMITS.bookingLinks, network);
  const link = parseBookingLink(token);
  const all = withoutPerson(db, 'link');
  const address = link && (await addressOf(all, link));
  if (!link || !address || !tokens.isBookingLink(link, address)) throw new Refusal('NOT_FOUND');
  const viewer = await viewerOf(all, link.userId);
  if (!viewer) throw new Refusal('NOT_FOUND');
  return { bookingId: link.bookingId, viewer, db: actingAs(db, { viewer }) };
}

/** Where the person of a link is written to about its booking now. */
async function addressOf(db: Database, { bookingId, userId }: BookingLink) {
  if (!validate(bookingId) || !validate(userId)) return null;
  const [found] = await rowsOf<{ address: string | null }>(
    db,
    sql`select ${writtenTo} as address
      from calendar_events k
      join conversations c on c.id = k.conversation_id
      left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      join users u on u.id = ${userId}
      left join accounts a on a.id = u.account_id
      where k.id = ${bookingId}`,
  );
  return found?.address ?? null;
}

/** No more of a payment than its link tells. */
const linkedPayment = ({
  status,
  upfront,
  payment_type,
  deposit,
  refunded,
  refundable,
  currency,
}: Payment) => ({ status, upfront, payment_type, deposit, refunded, refundable, currency });

/** Reads the booking of a link. Refusal: NOT_FOUND once it is over, or the person belongs to its family no more. */
export async function readLinked({ db, bookingId, viewer }: Linked, now: Date) {
  type Standing = { readonly relationship: RelationshipStatus | null };
  const { appointments, relationship } = await readFamilyAppointments<Standing>(db, {
    query: sql`select k.* from calendar_events k join conversations c on c.id = k.conversation_id
      where k.id = ${bookingId} and ${visibleConversation(viewer)}
        and (k.ends_at is null or k.ends_at > ${now})`,
    beside: sql`(select fc.status from entries k join conversations c on c.id = k.conversation_id
      join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id) as relationship`,
  });
  const [booking] = appointments;
  if (!booking) throw new Refusal('NOT_FOUND');
  const { valid, event } = booking.payload;
  const inTime = !event.start || !refusalToChangeTime('owner', new Date(event.start), now);
  const ends = booking.ended || hasEnded(relationship ?? undefined);
  const { parent_id: visitId } = booking;
  const payments = visitId === null ? [] : await readPaymentsOfVisit(db, viewer, visitId);
  return { booking, mayChange: valid && inTime && !ends, payments: payments.map(linkedPayment) };
}
