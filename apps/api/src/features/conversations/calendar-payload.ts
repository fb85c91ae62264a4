import { isHold } from '@zampa/domain/appointments/booking-status';
import type { CalendarPayload } from '@zampa/contract/appointments/calendar-event';
import type { calendarEvents } from '@zampa/db/schema/calendar';
import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { isoInstantOrNull } from '../../db/instants.ts';

type Stored = typeof calendarEvents.$inferSelect;

/** A calendar entry as stored; timestamps are in PostgreSQL's format. */
export type CalendarPayloadRow = Pick<
  Stored,
  'category' | 'status' | 'firstStatus' | 'valid' | 'facilityId' | 'memberId'
> &
  Pick<Stored, 'title' | 'subtitle' | 'reason' | 'address' | 'allDay' | 'noShow' | 'seriesId'> &
  Pick<Stored, 'services' | 'pets' | 'creatorId' | 'changedBy' | 'invalidatedBy'> & {
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly heldUntil: string | null;
    readonly attendanceConfirmedAt: string | null;
    readonly movedAt: string | null;
    readonly invalidatedAt: string | null;
  };

/** The columns of calendar entry `k` that form a `CalendarPayloadRow`. */
export const calendarColumns: SQL = sql`k.category, k.status, k.first_status as "firstStatus", k.valid, k.facility_id as "facilityId",
  k.member_id as "memberId", k.title, k.subtitle, k.reason, k.address, k.all_day as "allDay", k.no_show as "noShow",
  k.series_id as "seriesId", k.services, k.pets, k.creator_id as "creatorId", k.changed_by as "changedBy",
  k.invalidated_by as "invalidatedBy", k.starts_at as "startsAt", k.ends_at as "endsAt",
  k.held_until as "heldUntil", k.attendance_confirmed_at as "attendanceConfirmedAt", k.moved_at as "movedAt",
  k.invalidated_at as "invalidatedAt"`;

/**
 * Returns the texts of an entry. A booking's texts are health data, so they are empty if the reader may not see
 * those.
 */
function visibleTexts(
  { category, title, subtitle, reason }: CalendarPayloadRow,
  isHidden: boolean,
) {
  return isHidden && category === 'BOOKING'
    ? { title: '', subtitle: '', reason: '' }
    : { title, subtitle, reason };
}

/**
 * Converts a calendar entry to the contract's payload.
 *
 * @param isHidden whether the reader may not read health data
 */
export function shapeCalendarPayload(
  row: CalendarPayloadRow,
  isHidden: boolean,
): z.output<typeof CalendarPayload> {
  const { title, subtitle, reason } = visibleTexts(row, isHidden);
  return {
    event: {
      title,
      subtitle,
      start: isoInstantOrNull(row.startsAt),
      end: isoInstantOrNull(row.endsAt),
      allDay: row.allDay,
      resource: row.memberId,
    },
    status: row.status,
    firstStatus: row.firstStatus,
    valid: row.valid,
    services: row.services,
    pets: row.pets,
    facilityId: row.facilityId,
    userId: isHold(row) ? null : row.creatorId,
    reason,
    address: row.address,
    seriesId: row.seriesId,
    noShow: row.noShow,
    attendanceConfirmedAt: isoInstantOrNull(row.attendanceConfirmedAt),
    heldUntil: isoInstantOrNull(row.heldUntil),
    updatedByUserId: row.changedBy,
    movedAt: isoInstantOrNull(row.movedAt),
    invalidatedAt: isoInstantOrNull(row.invalidatedAt),
    invalidatedBy: row.invalidatedBy,
  };
}
