import type { Delivery } from '@zampa/domain/invitations/invite';
import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Who was asked to join a facility. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  kind: text('kind').$type<'STAFF' | 'CLIENT'>().notNull(),
  email: text('email'),
  phone: text('phone'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  message: text('message').notNull(),
  /** Of a member of staff. */
  roleId: smallint('role_id'),
  /** Of a client: the relation that waits for them. */
  relationId: uuid('relation_id'),
  status: text('status').$type<'OPEN' | 'ACCEPTED' | 'IGNORED' | 'WITHDRAWN'>().notNull(),
  inviterId: uuid('inviter_id').notNull(),
  /** How often the letter was asked for. */
  sent: integer('sent').notNull().default(1),
  /** Of the latest letter; null where there is none to send. */
  delivery: text('delivery').$type<Delivery>(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
