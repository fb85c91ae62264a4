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

/** Row of a list: a conversation or diary entry. People, pets and facilities are ids. */
export const SummaryRow = z
  .object({
    id: z.uuid(),
    type: z.enum(['HEALTH', 'DIARY']),
    category: z.string(),
    status: z.enum(CONVERSATION_STATUSES),
    priority: z.enum(PRIORITIES).nullable(),
    dateUpdated: instant,
    date: instantOrDay.nullable(),
    title: z.string(),
    lastEvent: z
      .object({
        type: z.enum(EVENT_TYPES),
        action: z.string().nullable(),
        text: z.string(),
        user: z.uuid().nullable(),
        date: instant,
      })
      .nullable(),
    pets: z.array(z.uuid()),
    user: z.uuid().nullable(),
    client: z.uuid().nullable(),
    assignee: z.uuid().nullable(),
    facility: z.uuid().nullable(),
    unread: z.int(),
    appointment: z
      .object({
        start: instant.nullable(),
        end: instant.nullable(),
        status: z.enum(BOOKING_STATUSES),
      })
      .nullable(),
    payment: z
      .object({
        status: z.enum(PAYMENT_STATUSES),
        amount: z.int(),
        currency: z.enum(['EUR', 'USD']),
      })
      .nullable(),
    match: Match.nullable(),
  })
  .meta({
    id: 'SummaryRow',
    description:
      'title: the beginning of the request or entry. user: its author. client: the family’s contact at the facility. date: when a diary entry happened. lastEvent.text: the beginning of the message; empty for other events. payment: null for diary entries. amount: minor units.',
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
