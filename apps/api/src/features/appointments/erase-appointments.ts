import { calendarEvents } from '@zampa/db/schema/calendar';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { selectRows } from '../../db/select-list.ts';
import { alias } from 'drizzle-orm/pg-core';
import { uuids } from '../../db/arrays.ts';
import { type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { cancelBookingUnchecked } from './bookings/change-booking.ts';
import { lockEntryWithConversation } from './calendar/change-calendar-event.ts';

/**
 * Cancels upcoming visits of families that are closed by an erasure, as if the owner had done it, so that clinics are
 * notified. On erasure, removes home visit addresses of these families and the texts of the person's absences. Visits
 * that the person was to treat stay with their clinic, as after a team member is removed.
 */
export const appointmentErasure: ErasureSteps<Deps> = {
  async callOff(deps, { tx, now }, leaver) {
    const viewer = toLeaverViewer(leaver);
    if (!viewer) return;
    for (const id of await findOpenBookings(tx, leaver, now)) {
      const found = await lockEntryWithConversation(tx, viewer, id, now);
      if (!found?.conversation || !found.entry.valid) continue;
      const { conversation, entry } = found;
      await cancelBookingUnchecked(deps, { tx, viewer, now }, { conversation, booking: entry });
    }
  },
  async erase(_deps, { tx }, { userId, endingFamilies }) {
    await tx.execute(
      sql`update calendar_events set address = '' where address <> '' and family_id = any(${uuids(endingFamilies)})`,
    );
    await tx.execute(sql`delete from proposed_times where conversation_id in (
      select c.id from conversations c where c.family_id = any(${uuids(endingFamilies)}))`);
    if (userId)
      await tx
        .update(calendarEvents)
        .set({ title: '', subtitle: '', reason: '' })
        .where(
          and(
            eq(calendarEvents.memberId, userId),
            inArray(calendarEvents.category, ['OOO', 'NONE']),
          ),
        );
  },
};

/** Builds a viewer for a person who has signed out, to cancel their families' bookings. */
const toLeaverViewer = ({ userId, endingFamilies }: Leaver): Viewer | null =>
  userId === null
    ? null
    : {
        userId,
        isVet: false,
        facilities: [],
        families: endingFamilies.map((familyId) => ({ familyId, admin: true })),
        applications: [],
        clinics: [],
      };

async function findOpenBookings(
  tx: Queryable,
  { endingFamilies }: Leaver,
  now: Date,
): Promise<readonly string[]> {
  const found = await selectRows(
    tx,
    { id: alias(calendarEvents, 'k').id },
    (
      columns,
    ) => sql`select ${columns} from calendar_events k join conversations c on c.id = k.conversation_id
      where k.family_id = any(${uuids(endingFamilies)}) and k.valid and c.status <> 'CLOSED'
        and (k.starts_at is null or k.starts_at > ${now})
      order by k.id`,
  );
  return found.map(({ id }) => id);
}
