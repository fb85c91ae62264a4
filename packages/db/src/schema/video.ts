import type { Party } from '@zampa/domain/conversations/status';
import type { MeetingStatus } from '@zampa/domain/video/meeting';
import type { ParticipantStatus } from '@zampa/domain/video/participants';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** The video meeting of a conversation; the database fills in whose it is. */
export const videoMeetings = pgTable('video_meetings', {
  conversationId: uuid('conversation_id').primaryKey(),
  name: text('name').notNull(),
  status: text('status').$type<MeetingStatus>().notNull().default('OPEN'),
  /** Counts every change of it or of who is in it. */
  version: integer('version').notNull().default(1),
  openedAt: instantColumn('opened_at').notNull(),
  /** Of the first grant. */
  startedAt: instantColumn('started_at'),
  closedAt: instantColumn('closed_at'),
  /** When somebody last came, went or was decided on. */
  usedAt: instantColumn('used_at').notNull(),
});

/** How somebody stands to a meeting. */
export const videoParticipants = pgTable(
  'video_participants',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    party: text('party').$type<Party>().notNull(),
    status: text('status').$type<ParticipantStatus>().notNull(),
    /** The tab that is in it, or at its door. */
    device: text('device').notNull(),
    camera: boolean('camera').notNull(),
    microphone: boolean('microphone').notNull(),
    since: instantColumn('since').notNull(),
    absentSince: instantColumn('absent_since'),
    /** When the other side was last called, or told that they wait. */
    rangAt: instantColumn('rang_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);
