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
import { reoccupy } from '../calendar/occupied-periods.ts';
import { notifyFamily } from '../proposals/time-news.ts';
import { scheduleEmails } from '../reminders/booking-emails.ts';

type Change = JobPayload<'applyTimeZone'> & { readonly to: string };

/**
 * Applies another time zone to what stands in a facility's calendar: whole days away are the same days by the new clocks,
 * and clients are told anew when they are expected, since an appointment keeps its instant.
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
    for (const id of await wholeDaysAway(deps.db, change, now)) await shift(deps, change, id, now);
    await inTransaction(deps.db, async (tx) => {
      endIn(tx);
      await tellClients(deps, tx, change, now);
    });
  };
}

/** Returns the whole days away that are not over, in the order in which each makes room for the next. */
async function wholeDaysAway(
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

/** Gives an absence the same days by the new clocks; one that would then lie over an appointment stays as it was. */
async function shift(
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
      if (!absence || !moved) return;
      const { memberId, category } = absence;
      const occupation = { id, facilityId, memberId, ...moved, expiresAt: null };
      if (category === 'OOO') await reoccupy(tx, occupation, memberId, now);
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

/** Tells whoever is expected when that is by the new clocks. */
async function tellClients(
  deps: Deps,
  tx: Queryable,
  { facilityId, by }: Change,
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
    await scheduleEmails(deps, { tx, now }, { id, status, start }, 'CHANGED');
    notifyFamily(deps, { tx, now }, by, { kind: 'TIME_MOVED', conversationId, start });
  }
}
