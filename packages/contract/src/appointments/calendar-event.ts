import { BOOKING_STATUSES, CALENDAR_CATEGORIES } from '@zampa/domain/appointments/booking-status';
import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';

const status = z.enum(BOOKING_STATUSES);

export const CalendarPayload = z.object({
  event: z.object({
    title: z.string(),
    subtitle: z.string(),
    start: instant.nullable(),
    end: instant.nullable(),
    allDay: z.boolean(),
    resource: z.uuid().nullable(),
  }),
  status,
  valid: z.boolean(),
  services: z.array(z.uuid()),
  pets: z.array(z.uuid()),
  facilityId: z.uuid(),
  userId: z.uuid().nullable(),
  reason: z.string(),
  address: z.string(),
  seriesId: z.uuid().nullable(),
  noShow: z.boolean(),
  attendanceConfirmedAt: instant.nullable(),
  heldUntil: instant.nullable(),
  updatedByUserId: z.uuid().nullable(),
  movedAt: instant.nullable(),
  firstStatus: status.nullable(),
  invalidatedAt: instant.nullable(),
  invalidatedBy: z.uuid().nullable(),
});

/** The family's contact person for a booking. */
export const BookedClient = Person.extend({
  closing: z.boolean().optional(),
  hasEmail: z.boolean().optional(),
}).meta({
  id: 'BookedClient',
  description:
    'closing: the person has requested the deletion of their account and gets no e-mails or reminders. hasEmail: whether e-mails reach the person. Both are missing if the reader may not know.',
});
export type BookedClient = z.output<typeof BookedClient>;

/** Calendar entry: a client's booking (BOOKING), an absence (OOO) or another entry (NONE). */
export const CalendarEvent = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid().nullable(),
    type: z.literal('CALENDAR'),
    category: z.enum(CALENDAR_CATEGORIES),
    payload: CalendarPayload,
    user: Person.nullable(),
    client: BookedClient.nullable(),
    petNames: z.array(z.string()),
    ended: z.boolean(),
    unread: z.int(),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'CalendarEvent',
    description:
      'parent_id: the visit of a booking; null if the reader only sees that the time is taken. payload.event.resource: the member whose time it takes; null for the whole facility or if no one is chosen yet. client: the family’s contact at the facility, with phone and whether they are closing their account, for staff who may see the client’s card. ended: whether the visit has ended. unread: in a facility’s calendar, the messages of its visit that the caller has not read and nobody has answered; otherwise 0. payload.heldUntil: until when a RESERVATION waits for its payment; for category NONE, until when a pet owner’s choice is held (without details), or with a parent_id, until when a time is proposed to the client of that conversation. payload.address: the address of a home visit; otherwise empty. payload.attendanceConfirmedAt: when the client confirmed that they are coming. payload.movedAt: when it was last moved. payload.firstStatus: its initial status; null if unknown. payload.seriesId: the same for all days of a repeated absence.',
  });
export type CalendarEvent = z.output<typeof CalendarEvent>;

/** Period in which the whole clinic is closed. */
export const Closure = z
  .object({
    id: z.uuid(),
    start: instant,
    end: instant,
    allDay: z.boolean(),
    reason: z.string(),
  })
  .meta({ id: 'Closure', description: 'Current and future closures, sorted by start.' });
