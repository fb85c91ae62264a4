import type { HealthDocumentKind } from '@zampa/domain/health/documents';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Documents of pets. The file names its document. */
export const healthDocuments = pgTable('health_documents', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** Null if the family added it. */
  facilityId: uuid('facility_id'),
  /** The visit note that it is attached to, and with which it is released. */
  noteId: uuid('note_id'),
  kind: text('kind').$type<HealthDocumentKind>().notNull(),
  title: text('title').notNull(),
  datedOn: date('dated_on', { mode: 'string' }).notNull(),
  releasedAt: instantColumn('released_at'),
  /** When the family was notified of the release, which happens once. */
  announcedAt: instantColumn('announced_at'),
  authorId: uuid('author_id'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Consents of families that a clinic reads what another has released about a pet. */
export const recordAccess = pgTable('record_access', {
  id: uuid('id').primaryKey(),
  petId: uuid('pet_id').notNull(),
  familyId: uuid('family_id').notNull(),
  fromFacilityId: uuid('from_facility_id').notNull(),
  toFacilityId: uuid('to_facility_id').notNull(),
  grantedBy: uuid('granted_by'),
  grantedAt: instantColumn('granted_at').notNull(),
  withdrawnAt: instantColumn('withdrawn_at'),
});
