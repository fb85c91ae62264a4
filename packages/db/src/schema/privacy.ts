import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Who has asked to be erased, and when that comes due. */
export const accountErasures = pgTable('account_erasures', {
  accountId: uuid('account_id').primaryKey(),
  requestedAt: instantColumn('requested_at').notNull(),
  dueAt: instantColumn('due_at').notNull(),
  /** Whether the profile was closed by this, and is opened again when it is taken back. */
  closedProfile: boolean('closed_profile').notNull(),
});
