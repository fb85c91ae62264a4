import { EVENT_TYPES } from '@zampa/domain/conversations/enumerations';
import * as z from 'zod';
import { CalendarPayload } from '../appointments/calendar-event.ts';
import { ProposedTime } from '../appointments/post-calendar.ts';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';

export const StoredFile = z
  .object({
    id: z.uuid(),
    url: z.string(),
    filetype: z.string(),
    name: z.string().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    size: z.int(),
  })
  .meta({
    id: 'StoredFile',
    description:
      'url: path on this server; accepts ?width&format for a picture. name: of a document; null for a picture.',
  });
export type StoredFile = z.output<typeof StoredFile>;

export const EventPayload = CalendarPayload.partial().extend({
  userId: z.uuid().nullable(),
  message: z.string().optional(),
  eventAction: z.string().optional(),
  times: z.array(ProposedTime).optional(),
  expiresAt: instant.optional(),
  start: instant.optional(),
  appointmentId: z.uuid().optional(),
  withdrawn: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
});

/** Entry of a conversation. `seq` increases by one within the conversation and defines the order everywhere. */
export const Event = z
  .object({
    id: z.uuid(),
    parent_id: z.uuid(),
    seq: z.int(),
    type: z.enum(EVENT_TYPES),
    category: z.string(),
    clientId: z.string().nullable(),
    payload: EventPayload,
    file: StoredFile.nullable(),
    user: Person.nullable(),
    dateCreated: instant,
    dateUpdated: instant,
  })
  .meta({
    id: 'Event',
    description:
      'payload.hidden: a health message that this role may not read. withdrawn: its author unsent it. times, expiresAt (the deadline to accept one), start and appointmentId belong to actions; event and the fields after it belong to bookings.',
  });
export type Event = z.output<typeof Event>;
