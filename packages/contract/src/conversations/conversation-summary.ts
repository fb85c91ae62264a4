import { BOOKING_STATUSES } from '@zampa/domain/appointments/booking-status';
import {
  CONVERSATION_STATUSES,
  EVENT_TYPES,
  PRIORITIES,
} from '@zampa/domain/conversations/enumerations';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import * as z from 'zod';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { instant } from '../values.ts';
import { Match } from './conversation.ts';

const status = z.enum(BOOKING_STATUSES);

/** Booking of an event, as far as a row describes it. */
const SummaryBooking = z
  .object({
    start: instant.nullable(),
    end: instant.nullable(),
    status,
    firstStatus: status.optional(),
    noShow: z.literal(true).optional(),
    heldUntil: instant.optional(),
    movedAt: instant.optional(),
    updatedBy: z.uuid().optional(),
    invalidatedAt: instant.optional(),
    invalidatedBy: z.uuid().optional(),
  })
  .meta({
    id: 'SummaryBooking',
    description:
      'firstStatus: if it differs from status. noShow, heldUntil, movedAt, updatedBy, invalidatedAt, invalidatedBy: as in CalendarEvent, if set.',
  });
export type SummaryBooking = z.output<typeof SummaryBooking>;

/** Event of a conversation, as far as a row describes it. */
export const SummaryEvent = z
  .object({
    seq: z.int().optional(),
    type: z.enum(EVENT_TYPES),
    action: z.string().optional(),
    text: z.string(),
    user: z.uuid().nullable(),
    date: instant,
    updated: instant.optional(),
    withdrawn: z.literal(true).optional(),
    file: z.string().nullable().optional(),
    start: instant.optional(),
    times: z.array(instant).optional(),
    open: z.literal(true).optional(),
    expiresAt: instant.optional(),
    booking: SummaryBooking.optional(),
  })
  .meta({
    id: 'SummaryEvent',
    description:
      'seq: if it differs from that of the row. text: the beginning of the message; empty for other events. updated: if it differs from date. file: of an event with a file, the name of a document, null for a picture. times: the starts of proposed times. open: they are `proposal` of the row. start, expiresAt: as in Event.',
  });
export type SummaryEvent = z.output<typeof SummaryEvent>;

const SummaryPayment = z.object({
  status: z.enum(PAYMENT_STATUSES),
  amount: z.int(),
  currency: z.enum(['EUR', 'USD']),
  requestDate: instant.optional(),
  paidDate: instant.optional(),
});

const SummaryAppointment = z.object({
  id: z.uuid(),
  start: instant.nullable(),
  end: instant.nullable(),
  status,
  heldUntil: instant.optional(),
  movedAt: instant.optional(),
  updated: instant.optional(),
});

/** Row of a list: a conversation or diary entry. People, pets and facilities are ids. */
export const SummaryRow = z
  .object({
    id: z.uuid(),
    type: z.enum(['HEALTH', 'DIARY']),
    category: z.string(),
    status: z.enum(CONVERSATION_STATUSES),
    priority: z.enum(PRIORITIES).nullable(),
    seq: z.int(),
    date: instantOrDay,
    dateUpdated: instant,
    started: z.boolean().optional(),
    title: z.string(),
    serviceNames: z.array(z.string()).optional(),
    file: z.string().nullable().optional(),
    weight: z.int().optional(),
    photo: z.uuid().optional(),
    lastEvent: SummaryEvent.nullable(),
    lastMessage: SummaryEvent.optional(),
    pets: z.array(z.uuid()),
    user: z.uuid().nullable(),
    client: z.uuid().nullable().optional(),
    assignee: z.uuid().nullable(),
    facility: z.uuid().nullable().optional(),
    unread: z.int(),
    appointment: SummaryAppointment.nullable(),
    proposal: SummaryEvent.optional(),
    lastBooking: SummaryEvent.optional(),
    payment: SummaryPayment.nullable(),
    match: Match.optional(),
  })
  .meta({
    id: 'SummaryRow',
    description:
      'At most 900 bytes: texts are cut, and of many pets the first are listed. date: when a conversation was opened, or an entry happened. title: the beginning of the request or entry. serviceNames: of a request without text, or of a visit without a time; at most three. file: of a request or diary entry with a file, the name of a document, null for a picture. user: its author. client: the family’s contact at the facility; absent if it is the author. facility: absent if it is the only one in `facilities`. started: whether the service was started, if status does not tell; an open or closed one usually was. lastMessage, proposal, lastBooking: as in Conversation; absent if there is none, or if it is lastEvent: a message, open times, a booking without an appointment. payment: null for diary entries. amount: minor units. weight: in grams. photo: file id of the picture of a diary entry.',
  });
export type SummaryRow = z.output<typeof SummaryRow>;

const names = { firstName: z.string(), lastName: z.string(), image: z.string().nullable() };

/** Rows of a list, with the people, pets and facilities that they name, each once, by id. */
export const ConversationSummaries = z
  .object({
    rows: z.array(SummaryRow),
    people: z.record(z.uuid(), z.object({ ...names, isVet: z.boolean() })),
    pets: z.record(
      z.uuid(),
      z.object({ name: z.string(), SpeciesId: z.int(), image: z.string().nullable() }),
    ),
    facilities: z.record(z.uuid(), z.object({ name: z.string(), timezone: z.string() })),
  })
  .meta({ id: 'ConversationSummaries' });
export type ConversationSummaries = z.output<typeof ConversationSummaries>;
