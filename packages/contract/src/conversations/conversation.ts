import { DIARY_FILTER_CATEGORIES } from '@zampa/domain/conversations/diary-filter';
import {
  CONVERSATION_STATUSES,
  HEALTH_CATEGORIES,
  PRIORITIES,
  SOURCES,
} from '@zampa/domain/conversations/enumerations';
import { RED_FLAGS } from '@zampa/domain/conversations/red-flags';
import { ENTRY_TYPES } from '@zampa/domain/payments/ledger';
import { PAYMENT_TYPES } from '@zampa/domain/payments/payment-due';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import { MEETING_STATUSES } from '@zampa/domain/video/meeting';
import * as z from 'zod';
import { CalendarEvent } from '../appointments/calendar-event.ts';
import { instantOrDay } from '../appointments/instant-or-day.ts';
import { Person } from '../people/user.ts';
import { Pet } from '../pets/objects.ts';
import { instant } from '../values.ts';
import { Event, StoredFile } from './event.ts';

export const HealthPayload = z.object({
  source: z.enum(SOURCES),
  note: z.string(),
  redFlags: z.array(z.enum(RED_FLAGS)),
  pets: z.array(z.uuid()),
  services: z.array(z.uuid()),
  serviceNames: z.array(z.string()),
  priority: z.enum(PRIORITIES),
  status: z.enum(CONVERSATION_STATUSES),
  userId: z.uuid().nullable(),
  assigneeId: z.uuid().nullable(),
  facilityId: z.uuid(),
  facilityName: z.string(),
  familyId: z.uuid(),
  assignDate: instant.nullable(),
  openDate: instant.nullable(),
  closeDate: instant.nullable(),
  /** Whole minutes from start to end; null until it has ended. */
  duration: z.int().nullable(),
  payment: z.object({
    status: z.enum(PAYMENT_STATUSES),
    amount: z.int(),
    currency: z.enum(['EUR', 'USD']),
    payment_type: z.enum(PAYMENT_TYPES),
    requestDate: instant.nullable(),
    paidDate: instant.nullable(),
  }),
  followUpOf: z.uuid().nullable(),
  continuedIn: z.array(z.uuid()),
  /** The video meeting, once opened. */
  videomeeting: z
    .object({
      name: z.string(),
      status: z.enum(MEETING_STATUSES),
      openDate: instant,
      closeDate: instant.nullable(),
    })
    .nullable(),
});

/** Place of a search match: the `seq` of a message, or 0 for the request text. */
export const Match = z.object({ seq: z.int(), excerpt: z.string() }).meta({ id: 'Match' });
export type Match = z.output<typeof Match>;

/** Conversation: the parent event with its people and data. `seq` is that of its latest event. */
export const Conversation = z
  .object({
    id: z.uuid(),
    parent_id: z.null(),
    type: z.literal('HEALTH'),
    category: z.enum(HEALTH_CATEGORIES),
    seq: z.int(),
    file: StoredFile.nullable(),
    payload: HealthPayload,
    dateCreated: instant,
    dateUpdated: instant,
    user: Person.nullable(),
    family: z.object({
      id: z.uuid(),
      user: Person.nullable(),
      registered: z.boolean(),
      ended: z.boolean(),
    }),
    facility: z.object({
      id: z.uuid(),
      name: z.string(),
      timezone: z.string(),
      phone: z.string().nullable(),
    }),
    assignee: Person.nullable(),
    pets: z.array(Pet),
    lastEvent: Event.nullable(),
    lastMessage: Event.nullable(),
    lastUserMessage: Event.nullable(),
    proposal: Event.nullable(),
    lastBooking: Event.nullable(),
    appointment: CalendarEvent.nullable(),
    unread: z.int(),
    readSeq: z.int(),
    match: Match.nullable(),
  })
  .meta({
    id: 'Conversation',
    description:
      'family.user: the family’s contact at the facility. family.registered: they can be reached in the app. family.ended: they are no longer a client of the facility. unread: messages of others after the caller’s read position. readSeq: the read position of the other side. lastEvent: the latest event of any kind. proposal: the latest proposed times, unanswered and not expired. appointment: its valid booking. lastBooking: without a valid booking, the latest one that was canceled, missed, or not paid or confirmed in time. match: the latest message that matches a search. payload.assignDate: when it was assigned. payload.payment.status: UNKNOWN if its appointment was canceled, missed or not paid in time and no payment is requested. payload.payment.requestDate: when the client was asked to pay by card. payload.followUpOf: the ended conversation that it follows up. payload.continuedIn: its follow-ups.',
  });
export type Conversation = z.output<typeof Conversation>;

const DiaryPayload = z.object({
  message: z.string(),
  pets: z.array(z.uuid()),
  status: z.literal('CLOSED'),
  userId: z.uuid(),
  familyId: z.uuid(),
  facilityId: z.uuid().nullable(),
  facilityName: z.string().nullable(),
  date: instantOrDay,
  weight: z.int().nullable(),
});

/** Diary note, shaped as a conversation without replies. */
export const DiaryEntry = Conversation.extend({
  type: z.literal('DIARY'),
  category: z.enum(DIARY_FILTER_CATEGORIES),
  payload: DiaryPayload,
  facility: Conversation.shape.facility.nullable(),
}).meta({
  id: 'DiaryEntry',
  description:
    'facility: null if only the family can read it. payload.date: when it happened, a day or an instant as its author gave it; otherwise when it was written. payload.weight: in grams, of an entry about a weight.',
});
export type DiaryEntry = z.output<typeof DiaryEntry>;

/** Entry of a diary: a conversation or a note. */
export const DiaryItem = z.discriminatedUnion('type', [Conversation, DiaryEntry]);
export type DiaryItem = z.output<typeof DiaryItem>;

/** Ledger entry of a conversation's payment. */
const PaymentLine = z.object({
  type: z.enum(ENTRY_TYPES),
  upfront: z.boolean(),
  amount: z.int(),
  date: instant,
});

const withEvents = {
  events: z.array(Event),
  changed: z.array(Event).optional(),
  payments: z.array(PaymentLine),
};

export const ConversationWithEvents = Conversation.extend(withEvents).meta({
  id: 'ConversationWithEvents',
  description:
    'events: by ascending seq, the latest 100, or those before or after a seq. changed: with `after`, earlier events that changed since then (an unsent message, a moved or canceled booking), by ascending seq, in their current state; some may have been returned before. payments: its payment history in order. amount: minor units, what was paid or refunded, otherwise what is due.',
});
export type ConversationWithEvents = z.output<typeof ConversationWithEvents>;

export const DiaryItemWithEvents = z.discriminatedUnion('type', [
  ConversationWithEvents,
  DiaryEntry.extend(withEvents),
]);
