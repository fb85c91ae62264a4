import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { findViewer } from '../../../access/viewer.ts';
import { inTransaction, rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { lockEntryWithConversation } from '../calendar/change-calendar-event.ts';
import { cancelBooking } from './change-booking.ts';

/**
 * Cancels upcoming visits booked only for a pet that died or was removed, on behalf of the person who reported it.
 * Keeps visits that start too soon for this person to change. The other side is notified as for any cancellation.
 */
export function cancelVisitsOfPet(deps: Deps): JobHandler<'cancelVisitsOfPet'> {
  return async ({ petId, by: actorId }) => {
    const viewer = await findViewer(deps.db, actorId);
    if (!viewer) return;
    const now = deps.clock.now();
    for (const id of await findBookingsOnlyFor(deps, viewer, petId, now))
      await inTransaction(deps.db, async (tx) => {
        const found = await lockEntryWithConversation(tx, viewer, id, now);
        if (!found?.conversation || found.conversation.status === 'CLOSED') return;
        const { conversation, entry: booking } = found;
        if (booking.startsAt && refusalToChangeTime(partyOf(viewer), booking.startsAt, now)) return;
        await cancelBooking(deps, { tx, viewer, now }, { conversation, booking });
      });
  };
}

/** Returns the upcoming bookings, visible to the viewer, that are for this pet and no other living one. */
async function findBookingsOnlyFor(
  { db }: Deps,
  viewer: Viewer,
  petId: string,
  now: Date,
): Promise<readonly string[]> {
  const found = await rowsOf<{ id: string }>(
    db,
    sql`select k.id from conversation_pets cp
      join conversations c on c.id = cp.conversation_id
      join calendar_events k on k.conversation_id = c.id
      where cp.pet_id = ${petId} and ${petId} = any(k.pets) and k.valid
        and (k.starts_at is null or k.starts_at > ${now}) and ${visibleConversation(viewer)}
        and not exists (select from pets p where p.id = any(k.pets)
          and p.deceased_on is null and p.deleted_at is null)
      order by k.id`,
  );
  return found.map(({ id }) => id);
}
