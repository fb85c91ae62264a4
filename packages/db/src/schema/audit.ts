import type { AuditChange, AuditKind } from '@zampa/domain/audit/audit-log';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** Places of entries in the chain of hashes of their clinic. Append-only. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    facilityId: uuid('facility_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    eventId: uuid('event_id').notNull(),
    /** SHA-256 of the entry and the hash before it, in hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityId, table.seq] })],
);

/** Entries that have no place yet. */
export const auditQueue = pgTable('audit_queue', {
  eventId: uuid('event_id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
});
