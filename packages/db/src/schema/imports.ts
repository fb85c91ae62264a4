import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** A file of clients that a facility brought in at once. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  undoneAt: instant('undone_at'),
});
