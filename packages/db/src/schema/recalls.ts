import { boolean, date, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Whether a clinic sends recalls. Without a row it does not. */
export const recallSettings = pgTable('recall_settings', {
  facilityId: uuid('facility_id').primaryKey(),
  enabled: boolean('enabled').notNull(),
  enabledAt: instantColumn('enabled_at'),
  /** The last day of the clinic whose recalls were sent. */
  lastRunOn: date('last_run_on', { mode: 'string' }),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Recalls of a clinic to a family: one message a day. */
export const recallMessages = pgTable('recall_messages', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  sentOn: date('sent_on', { mode: 'string' }).notNull(),
  /** The visit that was booked with the link of the message. */
  conversationId: uuid('conversation_id'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Steps of items that were sent, once for each pet, item and due day. */
export const recalls = pgTable('recalls', {
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  itemId: integer('item_id').notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  step: integer('step').notNull(),
  messageId: uuid('message_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Families that want no recalls of a clinic. */
export const recallStops = pgTable('recall_stops', {
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
