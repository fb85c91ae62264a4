import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Hours that some members of a facility's staff follow. */
export const timetables = pgTable('timetables', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  name: text('name').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Spans of a week, of a facility (no timetable) or of a timetable; those of one day never overlap. */
export const weeklyHours = pgTable('weekly_hours', {
  facilityId: uuid('facility_id').notNull(),
  timetableId: uuid('timetable_id'),
  /** Monday is 1. */
  weekday: smallint('weekday').notNull(),
  /** Minutes after midnight, wall clock of the facility. */
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
});
