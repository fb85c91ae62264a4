import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { hasEnded, type RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { actingAs, withoutPerson } from '../../../access/acting.ts';
import type { Database } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LIMITS } from '../../../http/rate-limits/table.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { BookingLink } from '../../../access/tokens.ts';
import { viewerOf } from '../../../access/viewer.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { readFamilyAppointments } from '../bookings/read-family-appointments.ts';

/** Whose link it is, and to which booking. */
export type Linked = {
  readonly bookingId: string;
  readonly viewer: Viewer;
  /** The database as far as it is theirs. */
  readonly db: Database;
};

/** Opens a link. Refusals: NOT_FOUND for a link that is none of ours or of somebody who is gone, TOO_MANY_REQUESTS. */
export async function openLink(
  { db, limits, tokens }: Deps,
  token: string,
  network: string,
): Promise<Linked> {
  await limits.spend(LIMITS.bookingLinks, network);
  const link: BookingLink | null = tokens.readBookingLink(token);
  const viewer = link && (await viewerOf(withoutPerson(db, 'link'), link.userId));
  if (!link || !viewer) throw new Refusal('NOT_FOUND');
  return { bookingId: link.bookingId, viewer, db: actingAs(db, { viewer }) };
}

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
  return { booking, mayChange: valid && inTime && !ends };
}
