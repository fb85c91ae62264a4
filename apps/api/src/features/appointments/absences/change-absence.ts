import { calendarEvents } from '@zampa/db/schema/calendar';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { requireActivePlan } from '../../../access/plan.ts';
import { moveOccupiedPeriod, restoreBookings } from '../calendar/occupied-periods.ts';
import { publishCalendar } from '../calendar/publish-calendar.ts';
import { requireMember } from '../slots/bookable-member.ts';
import { cancelEntry, type CalendarRow } from '../bookings/booking-rows.ts';
import type { BookingChange } from '../bookings/change-booking.ts';
import { parsePeriod } from '../slots/facility-time.ts';
import { requireEditableCalendar, type StaffActor } from './create-absence.ts';

type AbsenceChange = BookingChange & { readonly reason?: string | undefined };

/** Changes or cancels an absence. Errors: FORBIDDEN, VALIDATION, STATUS_CONFLICT, TRIAL_EXPIRED, PERIOD_OCCUPIED. */
export async function changeAbsence(
  deps: Deps,
  actor: StaffActor,
  absence: CalendarRow,
  { status, event = {}, reason }: AbsenceChange,
): Promise<void> {
  const { viewer, relation, tx, now } = actor;
  if (status === 'CANCELED') return cancelAbsence(deps, actor, absence);
  if (status !== undefined || !absence.valid) throw new Refusal('STATUS_CONFLICT');
  await requireActivePlan(tx, absence.facilityId, now);
  requireEditableCalendar(relation, viewer, absence.memberId);
  const { id, facilityId, category, startsAt, endsAt } = absence;
  if (!startsAt || !endsAt) throw new Error('the absence has no time');
  const { title, subtitle, resource, allDay = absence.allDay } = event;
  const memberId = resource === undefined ? absence.memberId : resource;
  requireEditableCalendar(relation, viewer, memberId);
  if (memberId)
    await requireMember(tx, facilityId, memberId, {
      field: 'payload.event.resource',
      forBooking: false,
    });
  const start = event.start ?? startsAt.toISOString();
  const end = event.end ?? endsAt.toISOString();
  const period = await parsePeriod(tx, facilityId, { start, end, allDay }, 'payload.event.');
  const occupation = { id, facilityId, memberId, ...period, expiresAt: null };
  const before = { facilityId, memberId: absence.memberId, start: startsAt, end: endsAt };
  if (category === 'OOO') await moveOccupiedPeriod(tx, occupation, absence.memberId, now);
  const toMove = category === 'OOO' && (await restoreBookings(tx, before, now));
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
  publishCalendar(deps, tx, facilityId, { opening, toMove });
}

/**
 * Cancels an absence and, if requested, the later absences of its series. Idempotent. Throws FORBIDDEN for another
 * member's absence.
 */
export async function cancelAbsence(
  deps: Deps,
  { viewer, relation, tx, now }: StaffActor,
  absence: CalendarRow,
  wholeSeries = false,
): Promise<void> {
  requireEditableCalendar(relation, viewer, absence.memberId);
  const later = wholeSeries ? await lockLaterInSeries(tx, absence) : [];
  const ended = [absence, ...later].filter(({ valid }) => valid);
  for (const entry of ended) await cancelEntry({ tx, now }, entry, viewer.userId);
  const { facilityId, memberId, category } = absence;
  let toMove = false;
  for (const { startsAt: start, endsAt: end } of category === 'OOO' ? ended : [])
    if (start && end && (await restoreBookings(tx, { facilityId, memberId, start, end }, now)))
      toMove = true;
  if (ended.length > 0)
    publishCalendar(deps, tx, facilityId, { opening: memberId === null, toMove });
}

/** Locks the valid absences of the series that start after this one, in order of their ids. */
async function lockLaterInSeries(tx: Queryable, { seriesId, startsAt }: CalendarRow) {
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

/** Throws VALIDATION for fields that do not exist on the entry: `tellClient` exists only on bookings. */
export function requireKnownFields(
  payload: Readonly<Record<string, unknown>>,
  isBooking: boolean,
): void {
  const allowedFields = new Set([
    'status',
    'event',
    'reason',
    ...(isBooking ? ['tellClient'] : []),
  ]);
  const other = Object.keys(payload).find(
    (name) => payload[name] !== undefined && !allowedFields.has(name),
  );
  if (other) throw invalid(`payload.${other}`, 'unexpected');
}
