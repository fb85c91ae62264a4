import type { Party } from '@zampa/domain/conversations/status';
import type { MeetingStatus } from '@zampa/domain/video/meeting';
import type { ParticipantStatus } from '@zampa/domain/video/participants';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** The video meeting of a conversation. The database fills in facility and family. */
export const videoMeetings = pgTable('video_meetings', {
  conversationId: uuid('conversation_id').primaryKey(),
  name: text('name').notNull(),
  status: text('status').$type<MeetingStatus>().notNull().default('OPEN'),
  /** Incremented by every change of the meeting or its participants. */
  version: integer('version').notNull().default(1),
  openedAt: instantColumn('opened_at').notNull(),
  /** When the first participant was admitted. */
  startedAt: instantColumn('started_at'),
  closedAt: instantColumn('closed_at'),
  /** When a participant last joined, left, was admitted or denied. */
  usedAt: instantColumn('used_at').notNull(),
});

/** Participants of a meeting with their status. */
export const videoParticipants = pgTable(
  'video_participants',
  {
    conversationId: uuid('conversation_id').notNull(),
    userId: uuid('user_id').notNull(),
    party: text('party').$type<Party>().notNull(),
    status: text('status').$type<ParticipantStatus>().notNull(),
    /** The tab that is in the meeting or waiting room. */
    device: text('device').notNull(),
    camera: boolean('camera').notNull(),
    microphone: boolean('microphone').notNull(),
    since: instantColumn('since').notNull(),
    absentSince: instantColumn('absent_since'),
    /** When the other side was last called, or notified of the waiting person. */
    rangAt: instantColumn('rang_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.userId] })],
);
