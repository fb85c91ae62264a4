import { refusalToChangeTime } from '@zampa/domain/appointments/change-window';
import { partyOf } from '@zampa/domain/conversations/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { viewerOf } from '../../../access/viewer.ts';
import { inTransaction, rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { visibleConversation } from '../../conversations/public.ts';
import { lockKnown } from '../calendar/change-calendar-event.ts';
import { cancelBooking } from './change-booking.ts';

/**
 * Calls off the visits to come that were booked for a pet that has died or was removed, and for no other that lives: as
 * whoever said so could have done by hand. What starts too soon for a pet owner stays; the other side is told of the
 * rest as of any visit that is called off.
 */
export function cancelVisitsOfPet(deps: Deps): JobHandler<'cancelVisitsOfPet'> {
  return async ({ petId, by }) => {
    const viewer = await viewerOf(deps.db, by);
    if (!viewer) return;
    const now = deps.clock.now();
    for (const id of await bookedFor(deps, viewer, petId, now))
      await inTransaction(deps.db, async (tx) => {
        const found = await lockKnown(tx, viewer, id, now);
        if (!found?.conversation || found.conversation.status === 'CLOSED') return;
        const { conversation, entry: booking } = found;
        if (booking.startsAt && refusalToChangeTime(partyOf(viewer), booking.startsAt, now)) return;
        await cancelBooking(deps, { tx, viewer, now }, { conversation, booking });
      });
  };
}

/** Returns the bookings to come that are for this pet and for none that lives, among those that somebody may see. */
async function bookedFor(
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
