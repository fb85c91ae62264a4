import type { ShareSection } from '@zampa/domain/health/share-links';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Links that show the record of a pet without a sign-in. */
export const recordShares = pgTable('record_shares', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  sections: text('sections').array().$type<ShareSection[]>().notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  withdrawnAt: instantColumn('withdrawn_at'),
  views: integer('views').notNull(),
  viewedAt: instantColumn('viewed_at'),
});
