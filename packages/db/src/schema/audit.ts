import type { AuditChange, AuditKind } from '@zampa/domain/audit/audit-log';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Entries of the audit log. Append-only. */
export const auditEvents = pgTable('audit_events', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  userId: uuid('user_id'),
  kind: text('kind').$type<AuditKind>().notNull(),
  /** The name of the call. */
  action: text('action').notNull(),
  subjectKind: text('subject_kind'),
  subjectId: uuid('subject_id'),
  petId: uuid('pet_id'),
  changes: jsonb('changes').$type<readonly AuditChange[]>().notNull(),
  network: text('network').notNull(),
  device: text('device'),
  happenedAt: instantColumn('happened_at').notNull(),
});
