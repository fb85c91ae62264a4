import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A stored file. Exactly one of conversation, pet, user and facility says what it belongs to, and so who may see it. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  contentType: text('content_type').notNull(),
  /** What its sender's device called a document; null for a picture. */
  name: text('name'),
  width: integer('width'),
  height: integer('height'),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  uploaderId: uuid('uploader_id').notNull(),
  conversationId: uuid('conversation_id'),
  petId: uuid('pet_id'),
  userId: uuid('user_id'),
  facilityId: uuid('facility_id'),
  createdAt: instantColumn('created_at').notNull(),
});
