import { isHold } from '@zampa/domain/appointments/booking-status';
import type { CalendarPayload } from '@zampa/contract/appointments/calendar-event';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { isoInstantOrNull } from '../../db/instants.ts';
import { instantText, type RowOf } from '../../db/select-list.ts';

const k = alias(calendarEvents, 'k');

/** The columns of calendar entry `k` that form a `CalendarPayloadRow`. */
export const calendarFields = {
  category: k.category,
  status: k.status,
  firstStatus: k.firstStatus,
  valid: k.valid,
  facilityId: k.facilityId,
  memberId: k.memberId,
  title: k.title,
  subtitle: k.subtitle,
  reason: k.reason,
  address: k.address,
  allDay: k.allDay,
  noShow: k.noShow,
  seriesId: k.seriesId,
  services: k.services,
  pets: k.pets,
  creatorId: k.creatorId,
  changedBy: k.changedBy,
  invalidatedBy: k.invalidatedBy,
  startsAt: instantText(k.startsAt),
  endsAt: instantText(k.endsAt),
  heldUntil: instantText(k.heldUntil),
  attendanceConfirmedAt: instantText(k.attendanceConfirmedAt),
  movedAt: instantText(k.movedAt),
  invalidatedAt: instantText(k.invalidatedAt),
};

/** A calendar entry as stored; timestamps are in PostgreSQL's format. */
export type CalendarPayloadRow = RowOf<typeof calendarFields>;

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
