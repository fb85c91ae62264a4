import { calendarEvents } from '@zampa/db/schema/calendar';
import { facilities } from '@zampa/db/schema/facilities';
import { isConfirmed } from '@zampa/domain/appointments/booking-status';
import { sameDaysIn } from '@zampa/domain/time/same-days';
import { zoneOffset } from '@zampa/domain/time/wall-date';
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { JobPayload } from '../../../jobs/job-kinds.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockEntry } from '../bookings/booking-rows.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { moveOccupiedPeriod, restoreBookings } from '../calendar/occupied-periods.ts';
import { notifyFamily } from '../proposals/time-notifications.ts';
import { scheduleBookingEmails } from '../reminders/booking-emails.ts';

type Change = JobPayload<'applyTimeZone'> & { readonly to: string };

/**
 * Updates a facility's calendar after its time zone has changed. All-day entries keep their dates in the new zone;
 * appointments keep their instant, so clients are notified of the new local time.
 */
export function applyTimeZone(deps: Deps): JobHandler<'applyTimeZone'> {
  return async (payload, _key, endIn) => {
    const [facility] = await deps.db
      .select({ to: facilities.timezone })
      .from(facilities)
      .where(eq(facilities.id, payload.facilityId));
    if (!facility || facility.to === payload.from) return;
    const change = { ...payload, ...facility };
    const now = deps.clock.now();
    for (const id of await findAllDayEntries(deps.db, change, now))
      await moveAllDayEntry(deps, change, id, now);
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      await notifyClients(deps, tx, change, now);
    });
  };
}

/** Returns all-day entries that have not ended, ordered so that shifting each one frees the time of the next. */
async function findAllDayEntries(
  db: Queryable,
  { facilityId, from, to }: Change,
  now: Date,
): Promise<readonly string[]> {
  const isLater = zoneOffset(now, to) < zoneOffset(now, from);
  const rows = await db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.facilityId, facilityId),
        eq(calendarEvents.valid, true),
        eq(calendarEvents.allDay, true),
        isNull(calendarEvents.conversationId),
        gt(calendarEvents.endsAt, now),
      ),
    )
    .orderBy(isLater ? desc(calendarEvents.startsAt) : asc(calendarEvents.startsAt));
  return rows.map(({ id }) => id);
}

/** Moves an all-day entry to the same dates in the new zone; leaves it unchanged if it would overlap an appointment. */
async function moveAllDayEntry(
  deps: Deps,
  { facilityId, from, to }: Change,
  id: string,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const absence = await lockEntry(tx, id);
      const { startsAt: start, endsAt: end } = absence ?? {};
      const moved = absence?.valid && start && end ? sameDaysIn({ start, end }, from, to) : null;
      if (!absence || !moved || !start || !end) return;
      const { memberId, category } = absence;
      const occupation = { id, facilityId, memberId, ...moved, expiresAt: null };
      if (category === 'OOO') {
        await moveOccupiedPeriod(tx, occupation, memberId, now);
        await restoreBookings(tx, { facilityId, memberId, start, end }, now);
      }
      await tx
        .update(calendarEvents)
        .set({ startsAt: moved.start, endsAt: moved.end, updatedAt: now })
        .where(eq(calendarEvents.id, id));
      publishCalendar(deps, tx, facilityId, { opening: memberId === null });
    });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'PERIOD_OCCUPIED')) throw error;
  }
}

/** Notifies clients with confirmed appointments of their new local time. */
async function notifyClients(
  deps: Deps,
  tx: Queryable,
  { facilityId, by: actorId }: Change,
  now: Date,
): Promise<void> {
  const bookings = await tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.facilityId, facilityId),
        eq(calendarEvents.valid, true),
        isNotNull(calendarEvents.conversationId),
        gt(calendarEvents.startsAt, now),
      ),
    );
  for (const { id, status, conversationId, startsAt: start } of bookings) {
    if (!start || !isConfirmed(status)) continue;
    await scheduleBookingEmails(deps, { tx, now }, { id, status, start }, 'CHANGED');
    notifyFamily(deps, { tx, now }, actorId, { kind: 'TIME_MOVED', conversationId, start });
  }
}
