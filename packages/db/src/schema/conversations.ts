import type {
  ConversationStatus,
  EventAction,
  HealthCategory,
  Priority,
  Source,
} from '@zampa/domain/conversations/enumerations';
import type { DiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import type { OwnerUpdate } from '@zampa/domain/inbox/inbox-kinds';
import type { Party } from '@zampa/domain/conversations/status';
import type { PaymentType } from '@zampa/domain/payments/payment-due';
import type { RedFlag } from '@zampa/domain/conversations/red-flags';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Proposed times, an accepted start, or the visit that a consultation belongs to. */
export type EventDetails = {
  readonly times?: readonly {
    readonly start: string;
    readonly end: string;
    readonly resource: string;
  }[];
  /** Time until which a proposed time can be accepted. */
  readonly expiresAt?: string;
  readonly start?: string;
  readonly appointmentId?: string;
};

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  type: text('type').$type<'HEALTH' | 'DIARY'>().notNull().default('HEALTH'),
  /** Null only for a diary entry that is not shared with a clinic. */
  facilityId: uuid('facility_id'),
  familyId: uuid('family_id').notNull(),
  category: text('category').$type<HealthCategory | DiaryFilterCategory>().notNull(),
  status: text('status').$type<ConversationStatus>().notNull(),
  priority: text('priority').$type<Priority>().notNull(),
  source: text('source').$type<Source>().notNull(),
  note: text('note').notNull(),
  redFlags: text('red_flags').array().$type<RedFlag[]>().notNull().default([]),
  creatorId: uuid('creator_id').notNull(),
  openedByVet: boolean('opened_by_vet').notNull(),
  assigneeId: uuid('assignee_id'),
  /** When it was assigned manually. Null if the assignee merely started the service. */
  assignedAt: instantColumn('assigned_at'),
  /** The closed conversation that this one follows up. */
  followUpOf: uuid('follow_up_of'),
  /** In minor units: the total of the requested services. */
  price: integer('price').notNull().default(0),
  paymentType: text('payment_type').$type<PaymentType>().notNull().default('UNKNOWN'),
  /** When the client was asked to pay by card. */
  paymentAskedAt: instantColumn('payment_asked_at'),
  paidAt: instantColumn('paid_at'),
  paidBy: uuid('paid_by'),
  fileId: uuid('file_id'),
  openDate: instantColumn('open_date'),
  closeDate: instantColumn('close_date'),
  /** Number of the latest event. Every write to the conversation locks this row. */
  lastSeq: integer('last_seq').notNull().default(0),
  /**
   * The owner's latest message that the clinic has not answered. This and the next three columns are maintained by
   * the database.
   */
  unansweredSeq: integer('unanswered_seq'),
  unansweredSince: instantColumn('unanswered_since'),
  /** Since when the clinic has to set or confirm a time. */
  timeAskedSince: instantColumn('time_asked_since'),
  /**
   * An owner's update (such as an accepted time or a failed card) that the clinic has not handled, the event after
   * which it occurred, and when.
   */
  ownerNews: text('owner_news').$type<OwnerUpdate>(),
  ownerNewsSeq: integer('owner_news_seq'),
  ownerNewsSince: instantColumn('owner_news_since'),
  /** The event up to which the clinic marked the conversation as done. */
  doneSeq: integer('done_seq').notNull().default(0),
  /** Since when it has been waiting for the clinic for any reason. */
  waitsSince: instantColumn('waits_since').generatedAlwaysAs(sql`waits_since`),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  /** The calendar day of a diary entry, if its author gave one. */
  datedOn: date('dated_on', { mode: 'string' }),
  /** The instant of a diary entry, if its author gave one; of a visit, the time of its valid booking. */
  datedAt: instantColumn('dated_at'),
  /** When it happened: the given date, else when it was written. */
  happenedAt: instantColumn('happened_at')
    .notNull()
    .generatedAlwaysAs(sql`happened_at`),
  /** Only of a diary entry about a weight. */
  weightGrams: integer('weight_grams'),
});

export const conversationPets = pgTable(
  'conversation_pets',
  { conversationId: uuid('conversation_id').notNull(), petId: uuid('pet_id').notNull() },
  (table) => [primaryKey({ columns: [table.conversationId, table.petId] })],
);

/** The requested services, with name and price at that time. */
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

/** Events of a conversation, ordered by `seq`. */
export const events = pgTable('events', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  seq: integer('seq').notNull(),
  type: text('type').$type<'CHAT' | 'BOT' | 'CALENDAR'>().notNull(),
  category: text('category').notNull(),
  /** The side of the conversation that created it. */
  party: text('party').$type<Party>().notNull(),
  userId: uuid('user_id').notNull(),
  message: text('message'),
  eventAction: text('event_action').$type<EventAction>(),
  /** Additional data of an action. */
  details: jsonb('details').$type<EventDetails>(),
  fileId: uuid('file_id'),
  withdrawnAt: instantColumn('withdrawn_at'),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** The read mark of each person; never decreases. */
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
