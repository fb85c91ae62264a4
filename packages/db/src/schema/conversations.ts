import type {
  ConversationStatus,
  DiaryCategory,
  EventAction,
  HealthCategory,
  Priority,
  Source,
} from '@zampa/domain/conversations/enumerations';
import type { OwnerNews } from '@zampa/domain/inbox/inbox-kinds';
import type { Party } from '@zampa/domain/conversations/status';
import type { PaymentType } from '@zampa/domain/payments/settling';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Proposed times, an accepted start, or the visit that a consultation belongs to. */
export type EventDetails = {
  readonly times?: readonly {
    readonly start: string;
    readonly end: string;
    readonly resource: string;
  }[];
  /** Until when one of the proposed times can be accepted. */
  readonly expiresAt?: string;
  readonly start?: string;
  readonly appointmentId?: string;
};

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  type: text('type').$type<'HEALTH' | 'DIARY'>().notNull().default('HEALTH'),
  /** Null only in a diary that is not shared with a clinic. */
  facilityId: uuid('facility_id'),
  familyId: uuid('family_id').notNull(),
  category: text('category').$type<HealthCategory | DiaryCategory>().notNull(),
  status: text('status').$type<ConversationStatus>().notNull(),
  priority: text('priority').$type<Priority>().notNull(),
  source: text('source').$type<Source>().notNull(),
  note: text('note').notNull(),
  redFlags: text('red_flags').array().$type<RedFlag[]>().notNull().default([]),
  creatorId: uuid('creator_id').notNull(),
  openedByVet: boolean('opened_by_vet').notNull(),
  assigneeId: uuid('assignee_id'),
  /** When somebody was put in charge by hand; whoever starts a service takes charge of it without. */
  assignedAt: instantColumn('assigned_at'),
  /** The ended conversation that this one goes on from. */
  followUpOf: uuid('follow_up_of'),
  /** Minor units: the sum of what was asked for. */
  price: integer('price').notNull().default(0),
  paymentType: text('payment_type').$type<PaymentType>().notNull().default('UNKNOWN'),
  /** When the client was asked to pay by card. */
  paymentAskedAt: instantColumn('payment_asked_at'),
  paidAt: instantColumn('paid_at'),
  paidBy: uuid('paid_by'),
  fileId: uuid('file_id'),
  openDate: instantColumn('open_date'),
  closeDate: instantColumn('close_date'),
  /** The number of the latest event; its row is locked by every write to the conversation. */
  lastSeq: integer('last_seq').notNull().default(0),
  /** The owner's latest message that the clinic has not answered. The database keeps it, and the next three. */
  unansweredSeq: integer('unanswered_seq'),
  unansweredSince: instantColumn('unanswered_since'),
  /** Since when the clinic is to give or to confirm a time. */
  timeAskedSince: instantColumn('time_asked_since'),
  /** What came of an owner's choice or card, until the clinic has taken note of it; before which event, and when. */
  ownerNews: text('owner_news').$type<OwnerNews>(),
  ownerNewsSeq: integer('owner_news_seq'),
  ownerNewsSince: instantColumn('owner_news_since'),
  /** Up to where the clinic has said that nothing more is to be done. */
  doneSeq: integer('done_seq').notNull().default(0),
  /** Since when it waits for the clinic, whatever for. */
  waitsSince: instantColumn('waits_since').generatedAlwaysAs(sql`waits_since`),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const conversationPets = pgTable(
  'conversation_pets',
  { conversationId: uuid('conversation_id').notNull(), petId: uuid('pet_id').notNull() },
  (table) => [primaryKey({ columns: [table.conversationId, table.petId] })],
);

/** What was asked for, as it was called and priced then. */
export const conversationServices = pgTable(
  'conversation_services',
  {
    conversationId: uuid('conversation_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.serviceId] })],
);

/** What happened in a conversation, in the order of `seq`. */
export const events = pgTable('events', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  seq: integer('seq').notNull(),
  type: text('type').$type<'CHAT' | 'BOT' | 'CALENDAR'>().notNull(),
  category: text('category').notNull(),
  /** Which side of the conversation it came from. */
  party: text('party').$type<Party>().notNull(),
  userId: uuid('user_id').notNull(),
  message: text('message'),
  eventAction: text('event_action').$type<EventAction>(),
  /** What an action says beyond its name. */
  details: jsonb('details').$type<EventDetails>(),
  fileId: uuid('file_id'),
  withdrawnAt: instantColumn('withdrawn_at'),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** How far each person has read; only ever grows. */
export const reads = pgTable(
  'reads',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    party: text('party').$type<Party>().notNull(),
    seq: integer('seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);
