import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Requested account erasures and their due dates. */
export const accountErasures = pgTable('account_erasures', {
  accountId: uuid('account_id').primaryKey(),
  requestedAt: instantColumn('requested_at').notNull(),
  dueAt: instantColumn('due_at').notNull(),
  /** Whether the request closed the profile, so that a cancellation reopens it. */
  closedProfile: boolean('closed_profile').notNull(),
});
