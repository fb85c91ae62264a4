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

/** The contact of a family, at a booking. */
export const BookedClient = Person.extend({ closing: z.boolean().optional() }).meta({
  id: 'BookedClient',
  description:
    'closing: the person has asked for the deletion of their account, and no letter or reminder reaches them; left out where the reader may not know.',
});
export type BookedClient = z.output<typeof BookedClient>;

/** What stands in a calendar: a visit of a client (BOOKING), an absence (OOO) or another entry (NONE). */
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
      'parent_id: the visit of a booking, null where the reader learns nothing but that the time is taken; payload.event.resource: whose time it takes, null for the whole facility or where nobody is chosen yet; client: the contact of the family at the facility, with their phone and whether they are closing their account for staff who may see the client’s card; ended: whether the visit has been ended; unread: in a facility’s calendar, messages of its visit that the caller has not read while nobody has answered the owner, otherwise 0; payload.heldUntil: until when a RESERVATION waits for its payment, or of category NONE a pet owner’s choice is kept, about whom it says nothing, or with a parent_id a time is proposed to the client of that conversation; payload.address: where a visit at home goes, empty otherwise; payload.attendanceConfirmedAt: when the client said that they will come; payload.movedAt: when it was last given another time; payload.firstStatus: how it began, null where that is not known any more; payload.seriesId: the same for all days of a repeated absence.',
  });
export type CalendarEvent = z.output<typeof CalendarEvent>;

/** A time at which the whole facility is closed. */
export const Closure = z
  .object({
    id: z.uuid(),
    start: instant,
    end: instant,
    allDay: z.boolean(),
    reason: z.string(),
  })
  .meta({ id: 'Closure', description: 'Of the present and the future, by start.' });
