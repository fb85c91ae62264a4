import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A file of clients that a facility imported. */
export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  undoneAt: instantColumn('undone_at'),
});
