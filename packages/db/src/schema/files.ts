import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A stored file. Belongs to exactly one conversation, pet, user, facility or document, which determines who has access. */
export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  contentType: text('content_type').notNull(),
  /** Name of a document on the sender's device; null for a picture. */
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
  documentId: uuid('document_id'),
  createdAt: instantColumn('created_at').notNull(),
});

/**
 * An upload that counts toward the sender's quota without a row in `files`. PENDING: its bytes are being stored.
 * REMOVING: the write failed and its bytes are being deleted. REFUSED: nothing was stored.
 */
export const unstoredUploads = pgTable('unstored_uploads', {
  id: uuid('id').primaryKey(),
  uploaderId: uuid('uploader_id').notNull(),
  size: integer('size').notNull(),
  status: text('status').$type<'PENDING' | 'REMOVING' | 'REFUSED'>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
