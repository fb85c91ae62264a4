import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { CalendarRow, CalendarSummaries } from '@zampa/contract/appointments/calendar-summary';

/** Returns the entries of a facility's calendar, each with the people that it names and all usual values. */
export function expandCalendar(
  { rows, people, clients }: CalendarSummaries,
  facilityId: string,
): CalendarEvent[] {
  return rows.map((row) => {
    const { id, parent_id = null, category = 'BOOKING', user, client } = row;
    const { petNames = [], ended = false, unread = 0, dateCreated } = row;
    return {
      id,
      parent_id,
      type: 'CALENDAR',
      category,
      payload: expandPayload(row, facilityId),
      user: withId(user, people),
      client: withId(client, clients),
      petNames,
      ended,
      unread,
      dateCreated,
      dateUpdated: row.dateUpdated ?? dateCreated,
    };
  });
}

function withId<Person>(id: string | undefined, people: Readonly<Record<string, Person>>) {
  const person = id === undefined ? undefined : people[id];
  return id !== undefined && person ? { id, ...person } : null;
}

function expandPayload(row: CalendarRow, facilityId: string): CalendarEvent['payload'] {
  const { start, end, member = null, allDay = false, title = '', subtitle = '' } = row;
  const { status = 'NEW', valid = true, services = [], pets = [], userId = null } = row;
  const { reason = '', address = '', seriesId = null, noShow = false } = row;
  const { attendanceConfirmedAt = null, heldUntil = null, updatedByUserId = null } = row;
  const { movedAt = null, firstStatus = null, invalidatedAt = null, invalidatedBy = null } = row;
  return {
    event: { title, subtitle, start, end, allDay, resource: member },
    status,
    valid,
    services,
    pets,
    facilityId,
    userId,
    reason,
    address,
    seriesId,
    noShow,
    attendanceConfirmedAt,
    heldUntil,
    updatedByUserId,
    movedAt,
    firstStatus,
    invalidatedAt,
    invalidatedBy,
  };
}
