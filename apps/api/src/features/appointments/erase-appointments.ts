import { calendarEvents } from '@zampa/db/schema/calendar';
import type { Viewer } from '@zampa/domain/people/relation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { callOffBooking } from './bookings/change-booking.ts';
import { lockKnown } from './calendar/change-calendar-event.ts';

/**
 * Calls off the visits that lie ahead of families that end, each as if they had done it themselves, so that the clinic is
 * told who will not come. When somebody is erased, what leads to them goes from calendars: where visits at home went, and
 * why they were absent. Visits that they would have given stay with their clinic, as after somebody is removed.
 */
export const appointmentErasure: ErasureSteps<Deps> = {
  async callOff(deps, { tx, now }, leaver) {
    const viewer = viewerOfLeaver(leaver);
    if (!viewer) return;
    for (const id of await openBookings(tx, leaver, now)) {
      const found = await lockKnown(tx, viewer, id, now);
      if (!found?.conversation || !found.entry.valid) continue;
      const { conversation, entry } = found;
      await callOffBooking(deps, { tx, viewer, now }, { conversation, booking: entry });
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

/** Somebody who is signed in no more, as the one who calls off what is their families'. */
const viewerOfLeaver = ({ userId, endingFamilies }: Leaver): Viewer | null =>
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

async function openBookings(
  tx: Queryable,
  { endingFamilies }: Leaver,
  now: Date,
): Promise<readonly string[]> {
  const found = await rowsOf<{ id: string }>(
    tx,
    sql`select k.id from calendar_events k join conversations c on c.id = k.conversation_id
      where k.family_id = any(${uuids(endingFamilies)}) and k.valid and c.status <> 'CLOSED'
        and (k.starts_at is null or k.starts_at > ${now})
      order by k.id`,
  );
  return found.map(({ id }) => id);
}
