import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A browser or phone that wants to be called. */
export const pushTokens = pgTable('push_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  /** The address of a browser's subscription, or the token of a phone. */
  address: text('address').notNull(),
  /** The keys of a browser's subscription; null for a phone. */
  p256dh: text('p256dh'),
  auth: text('auth'),
  createdAt: instantColumn('created_at').notNull(),
});
