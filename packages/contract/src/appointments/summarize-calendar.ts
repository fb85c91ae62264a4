import type { CalendarEvent } from './calendar-event.ts';
import type { CalendarRow, CalendarSummaries } from './calendar-summary.ts';

/** Returns the compact form of a calendar: each person once, and no field that has its usual value. */
export function summarizeCalendar(entries: readonly CalendarEvent[]): CalendarSummaries {
  return {
    rows: entries.map(toRow),
    people: byId(entries.map(({ user }) => user)),
    clients: byId(entries.map(({ client }) => client)),
  };
}

function byId<Person extends { readonly id: string }>(
  people: readonly (Person | null)[],
): Record<string, Omit<Person, 'id'>> {
  const distinct = new Map(people.flatMap((each) => (each ? [[each.id, each] as const] : [])));
  return Object.fromEntries([...distinct].map(([id, person]) => [id, withoutId(person)]));
}

function withoutId<Person extends { readonly id: string }>(person: Person): Omit<Person, 'id'> {
  const { id: _, ...rest } = person;
  return rest;
}

function toRow(entry: CalendarEvent): CalendarRow {
  const { id, parent_id, category, user, client, petNames, ended, unread } = entry;
  const { dateCreated, dateUpdated, payload } = entry;
  return {
    id,
    ...(parent_id !== null && { parent_id }),
    ...(category !== 'BOOKING' && { category }),
    ...timeOf(payload),
    ...detailsOf(payload),
    ...(user && { user: user.id }),
    ...(client && { client: client.id }),
    ...(petNames.length > 0 && { petNames }),
    ...(ended && { ended }),
    ...(unread > 0 && { unread }),
    dateCreated,
    ...(dateUpdated !== dateCreated && { dateUpdated }),
  };
}

function timeOf({ event, status, valid }: CalendarEvent['payload']) {
  const { start, end, resource, allDay, title, subtitle } = event;
  return {
    start,
    end,
    ...(resource !== null && { member: resource }),
    ...(allDay && { allDay }),
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(status !== 'NEW' && { status }),
    ...(!valid && { valid }),
  };
}

function detailsOf(payload: CalendarEvent['payload']) {
  const { services, pets, userId, reason, address, seriesId, noShow } = payload;
  const { attendanceConfirmedAt, heldUntil, updatedByUserId, movedAt } = payload;
  const { firstStatus, invalidatedAt, invalidatedBy } = payload;
  return {
    ...(services.length > 0 && { services }),
    ...(pets.length > 0 && { pets }),
    ...(userId !== null && { userId }),
    ...(reason && { reason }),
    ...(address && { address }),
    ...(seriesId !== null && { seriesId }),
    ...(noShow && { noShow }),
    ...(attendanceConfirmedAt !== null && { attendanceConfirmedAt }),
    ...(heldUntil !== null && { heldUntil }),
    ...(updatedByUserId !== null && { updatedByUserId }),
    ...(movedAt !== null && { movedAt }),
    ...(firstStatus !== null && { firstStatus }),
    ...(invalidatedAt !== null && { invalidatedAt }),
    ...(invalidatedBy !== null && { invalidatedBy }),
  };
}
