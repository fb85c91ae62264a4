import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { requireActivePlan } from '../../../access/plan.ts';
import { reoccupy } from '../calendar/occupied-periods.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { requireMember } from '../slots/bookable-member.ts';
import { invalidate, type CalendarRow } from '../bookings/booking-rows.ts';
import type { BookingChange } from '../bookings/change-booking.ts';
import { periodOf } from '../slots/facility-time.ts';
import { refuseForeignTime, type ByStaff } from './add-absence.ts';

type AbsenceChange = BookingChange & { readonly reason?: string | undefined };

/** Changes an absence or ends it. Refusals: FORBIDDEN, VALIDATION, STATUS_CONFLICT, TRIAL_EXPIRED, PERIOD_OCCUPIED. */
export async function changeAbsence(
  deps: Deps,
  by: ByStaff,
  absence: CalendarRow,
  { status, event = {}, reason }: AbsenceChange,
): Promise<void> {
  const { viewer, relation, tx, now } = by;
  if (status === 'CANCELED') return cancelAbsence(deps, by, absence);
  if (status !== undefined || !absence.valid) throw new Refusal('STATUS_CONFLICT');
  await requireActivePlan(tx, absence.facilityId, now);
  refuseForeignTime(relation, viewer, absence.memberId);
  const { id, facilityId, category, startsAt, endsAt } = absence;
  if (!startsAt || !endsAt) throw new Error('an absence without a time');
  const { title, subtitle, resource, allDay = absence.allDay } = event;
  const memberId = resource === undefined ? absence.memberId : resource;
  refuseForeignTime(relation, viewer, memberId);
  if (memberId)
    await requireMember(tx, facilityId, memberId, {
      field: 'payload.event.resource',
      forBooking: false,
    });
  const start = event.start ?? startsAt.toISOString();
  const end = event.end ?? endsAt.toISOString();
  const period = await periodOf(tx, facilityId, { start, end, allDay }, 'payload.event.');
  const occupation = { id, facilityId, memberId, ...period, expiresAt: null };
  if (category === 'OOO') await reoccupy(tx, occupation, absence.memberId, now);
  await tx
    .update(calendarEvents)
    .set({
      ...omitUndefined({ title, subtitle, reason }),
      memberId,
      allDay,
      startsAt: period.start,
      endsAt: period.end,
      status: 'UPDATED',
      changedBy: viewer.userId,
      updatedAt: now,
    })
    .where(eq(calendarEvents.id, id));
  const opening = absence.memberId === null || memberId === null;
  publishCalendar(deps, tx, facilityId, { opening });
}

/**
 * Ends an absence, and where that is wanted the later ones of its series; doing it twice changes nothing.
 * Refusal: FORBIDDEN for that of somebody else.
 */
export async function cancelAbsence(
  deps: Deps,
  { viewer, relation, tx, now }: ByStaff,
  absence: CalendarRow,
  wholeSeries = false,
): Promise<void> {
  refuseForeignTime(relation, viewer, absence.memberId);
  const later = wholeSeries ? await lockLater(tx, absence) : [];
  const ended = [absence, ...later].filter(({ valid }) => valid);
  for (const entry of ended) await invalidate({ tx, now }, entry, viewer.userId);
  const { facilityId, memberId } = absence;
  if (ended.length > 0) publishCalendar(deps, tx, facilityId, { opening: memberId === null });
}

/** The valid ones of a series that begin after this one; all lock them in one order. */
async function lockLater(tx: Queryable, { seriesId, startsAt }: CalendarRow) {
  if (!seriesId || !startsAt) return [];
  return tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.seriesId, seriesId),
        eq(calendarEvents.valid, true),
        gt(calendarEvents.startsAt, startsAt),
      ),
    )
    .orderBy(calendarEvents.id)
    .for('update');
}

/** Refuses fields that a calendar's entry does not have; only a booking has somebody to tell. Refusal: VALIDATION. */
export function refuseOtherFields(
  payload: Readonly<Record<string, unknown>>,
  isBooking: boolean,
): void {
  const known = new Set(['status', 'event', 'reason', ...(isBooking ? ['tellClient'] : [])]);
  const other = Object.keys(payload).find(
    (name) => payload[name] !== undefined && !known.has(name),
  );
  if (other) throw invalid(`payload.${other}`, 'unexpected');
}
