import type { ChannelChoices } from '@zampa/domain/notifications/channels';
import type {
  NotificationAbout,
  NotificationKind,
} from '@zampa/domain/notifications/notification-kinds';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** A browser or phone that wants to be called. */
export const pushTokens = pgTable('push_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  /** The address of a browser's subscription, or the token of a phone. */
  address: text('address').notNull(),
  /** The keys of a browser's subscription; null for a phone. */
  p256dh: text('p256dh'),
  auth: text('auth'),
  /** What its owner calls it; empty where nobody said. */
  name: text('name').notNull().default(''),
  /** When its push service last took something for it. */
  acceptedAt: instantColumn('accepted_at'),
  createdAt: instantColumn('created_at').notNull(),
});

/** What somebody is told; in which words is settled where they read it. */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  /** Null for what is in no conversation. */
  conversationId: uuid('conversation_id'),
  /** The clinic that it is about: of its staff only who works there reads it. */
  facilityId: uuid('facility_id'),
  /** Up to which event of the conversation; null where it is about none. */
  seq: integer('seq'),
  about: jsonb('about').$type<NotificationAbout>().notNull(),
  /** Whose doing it is; null where nobody did it, and of what was told before this was kept. */
  authorId: uuid('author_id'),
  path: text('path').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  readAt: instantColumn('read_at'),
});

/** By which channels somebody wants to be told of what, and when they want to be left alone. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: uuid('user_id').primaryKey(),
  choices: jsonb('choices').$type<ChannelChoices>().notNull(),
  /** Minutes after midnight; null without quiet hours. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  quietZone: text('quiet_zone'),
  updatedAt: instantColumn('updated_at').notNull(),
});
