import { BOOKING_STATUSES, CALENDAR_CATEGORIES } from '@zampa/domain/appointments/booking-status';
import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';
import { BookedClient } from './calendar-event.ts';

const status = z.enum(BOOKING_STATUSES);

/** Calendar entry with people as ids. Absent fields have the value of most entries. */
export const CalendarRow = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().optional(),
    category: z.enum(CALENDAR_CATEGORIES).optional(),
    start: instant.nullable(),
    end: instant.nullable(),
    member: z.uuid().optional(),
    allDay: z.literal(true).optional(),
    title: z.string().optional(),
    subtitle: z.string().optional(),
    status: status.optional(),
    valid: z.literal(false).optional(),
    services: z.array(z.uuid()).optional(),
    pets: z.array(z.uuid()).optional(),
    userId: z.uuid().optional(),
    reason: z.string().optional(),
    address: z.string().optional(),
    seriesId: z.uuid().optional(),
    noShow: z.literal(true).optional(),
    attendanceConfirmedAt: instant.optional(),
    heldUntil: instant.optional(),
    updatedByUserId: z.uuid().optional(),
    movedAt: instant.optional(),
    firstStatus: status.optional(),
    invalidatedAt: instant.optional(),
    invalidatedBy: z.uuid().optional(),
    user: z.uuid().optional(),
    client: z.uuid().optional(),
    petNames: z.array(z.string()).optional(),
    ended: z.literal(true).optional(),
    unread: z.int().optional(),
    dateCreated: instant,
    dateUpdated: instant.optional(),
  })
  .meta({
    id: 'CalendarRow',
    description:
      'Fields as in CalendarEvent; member is payload.event.resource. Absent: category BOOKING, status NEW, valid true, dateUpdated equal to dateCreated, empty texts and lists, false, 0 and null.',
  });
export type CalendarRow = z.output<typeof CalendarRow>;

/** Calendar entries, with the people and clients that they name, each once, by id. */
export const CalendarSummaries = z
  .object({
    rows: z.array(CalendarRow),
    people: z.record(z.uuid(), Person.omit({ id: true })),
    clients: z.record(z.uuid(), BookedClient.omit({ id: true })),
  })
  .meta({ id: 'CalendarSummaries' });
export type CalendarSummaries = z.output<typeof CalendarSummaries>;
