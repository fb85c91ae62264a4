import type { Delivery } from '@zampa/domain/invitations/invite';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Invitations to join a facility as staff or client. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  kind: text('kind').$type<'STAFF' | 'CLIENT'>().notNull(),
  email: text('email'),
  phone: text('phone'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  message: text('message').notNull(),
  /** Role of an invited team member. */
  roleId: smallint('role_id'),
  /** Relation of an invited client. */
  relationId: uuid('relation_id'),
  status: text('status').$type<'OPEN' | 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN'>().notNull(),
  inviterId: uuid('inviter_id').notNull(),
  /** How often the e-mail was sent. */
  sent: integer('sent').notNull().default(1),
  /** Delivery status of the latest e-mail; null if no e-mail is sent. */
  delivery: text('delivery').$type<Delivery>(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
