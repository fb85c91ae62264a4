import type { readSlots as call } from '@zampa/contract/appointments/read-slots';
import { calendarEvents } from '@zampa/db/schema/calendar';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { offeredSlots } from './offered-slots.ts';

/**
 * Returns the available times of a facility. Errors: VALIDATION, NOT_FOUND, also for a booking that the caller may
 * not see.
 */
export async function readSlots({ tx, viewer, query, now }: PersonContext<typeof call>) {
  const { bookingId, pets = [], ...filter } = query;
  if (bookingId) await requireVisibleBooking(tx, viewer, filter.facilityId, bookingId);
  const except = bookingId ? { except: bookingId } : {};
  return offeredSlots(tx, viewer, { ...filter, pets, ...except }, now);
}

async function requireVisibleBooking(
  tx: Queryable,
  viewer: Viewer,
  facilityId: string,
  id: string,
) {
  const [booking] = await tx
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.id, id),
        eq(calendarEvents.facilityId, facilityId),
        eq(calendarEvents.valid, true),
        sql`${calendarEvents.conversationId} in (select c.id from conversations c where ${visibleConversation(viewer)})`,
      ),
    );
  if (!booking) throw new Refusal('NOT_FOUND');
}
