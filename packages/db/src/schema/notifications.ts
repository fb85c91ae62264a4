import type { ChannelChoices } from '@zampa/domain/notifications/channels';
import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A browser or phone that is subscribed to push notifications. */
export const pushTokens = pgTable('push_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  /** The endpoint of a browser's subscription, or the token of a phone. */
  address: text('address').notNull(),
  /** Keys of a browser's subscription; null for a phone. */
  p256dh: text('p256dh'),
  auth: text('auth'),
  /** Name given by its owner; may be empty. */
  name: text('name').notNull().default(''),
  /** When its push service last accepted a notification. */
  acceptedAt: instantColumn('accepted_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** Notifications. The text is generated when it is read. */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  /** Null if it is not about a conversation. */
  conversationId: uuid('conversation_id'),
  /** The clinic it is about; visible to staff only while they work there. */
  facilityId: uuid('facility_id'),
  /** Latest event of the conversation it covers; null if it is about none. */
  seq: integer('seq'),
  about: jsonb('about').$type<NotificationAbout>().notNull(),
  /** The person who caused it; null if nobody did, or in rows older than this column. */
  authorId: uuid('author_id'),
  path: text('path').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  readAt: instantColumn('read_at'),
});

/** Notification channels by kind, and quiet hours, of a person. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id').primaryKey(),
  choices: jsonb('choices').$type<ChannelChoices>().notNull(),
  /** Minutes after midnight; null without quiet hours. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  quietZone: text('quiet_zone'),
  updatedAt: instantColumn('updated_at').notNull(),
});
