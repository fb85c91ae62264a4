import {
  CONVERSATION_STATUSES,
  DIARY_CATEGORIES,
  HEALTH_CATEGORIES,
  PRIORITIES,
  SOURCES,
} from '@zampa/domain/conversations/enumerations';
import { RED_FLAGS } from '@zampa/domain/conversations/red-flags';
import { ENTRY_TYPES } from '@zampa/domain/payments/ledger';
import { PAYMENT_TYPES } from '@zampa/domain/payments/settling';
import { PAYMENT_STATUSES } from '@zampa/domain/payments/status';
import { MEETING_STATUSES } from '@zampa/domain/video/meeting';
import * as z from 'zod';
import { CalendarEvent } from '../appointments/calendar-event.ts';
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
  /** Whole minutes from its start to its end; null until then. */
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
  /** The video meeting, once it was opened. */
  videomeeting: z
    .object({
      name: z.string(),
      status: z.enum(MEETING_STATUSES),
      openDate: instant,
      closeDate: instant.nullable(),
    })
    .nullable(),
});

/** Where a search found its words: in a message, or at 0 in what was asked. */
export const Match = z.object({ seq: z.int(), excerpt: z.string() }).meta({ id: 'Match' });
export type Match = z.output<typeof Match>;

/** A conversation: the parent event, with who and what belongs to it. `seq` is that of its latest event. */
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
      'family.user: the contact of the family at the facility; family.registered: they can be reached through the app; family.ended: they are no client of the facility any more; unread: messages of others after what the caller has read; readSeq: how far the other side has read; lastEvent: the latest of any kind; proposal: the times that were proposed last and not settled since, until its expiresAt; appointment: its valid booking; lastBooking: where it has none, the latest that was called off, missed or not paid or confirmed in time; match: the latest message with the words of a search; payload.assignDate: when somebody was put in charge; payload.payment.status: UNKNOWN where its time was called off, missed or not paid for in time and nothing is asked for; payload.payment.requestDate: when the client was asked to pay by card; payload.followUpOf: the ended conversation it goes on from, payload.continuedIn: those that go on from it.',
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
  date: instant,
});

/** A note in a diary, in the shape of a conversation in which nobody answers. */
export const DiaryEntry = Conversation.extend({
  type: z.literal('DIARY'),
  category: z.enum(DIARY_CATEGORIES),
  payload: DiaryPayload,
  facility: Conversation.shape.facility.nullable(),
}).meta({
  id: 'DiaryEntry',
  description: 'facility: null where the family keeps it to itself.',
});
export type DiaryEntry = z.output<typeof DiaryEntry>;

/** What a diary is made of. */
export const DiaryItem = z.discriminatedUnion('type', [Conversation, DiaryEntry]);
export type DiaryItem = z.output<typeof DiaryItem>;

/** What happened to something that is owed for a conversation. */
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
    'events: by ascending seq, the latest 100, or those before or after a seq; changed: with `after`, those up to it that were changed since it came (a message taken back, a booking moved or called off), by ascending seq, as they are now, for whoever was away: what they have shown before may come again; payments: what happened to what is owed for it, in its order; amount: minor units, what was paid or went back, else what is owed.',
});
export type ConversationWithEvents = z.output<typeof ConversationWithEvents>;

export const DiaryItemWithEvents = z.discriminatedUnion('type', [
  ConversationWithEvents,
  DiaryEntry.extend(withEvents),
]);
