import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Weekly hours that some members of a facility's team follow. */
export const timetables = pgTable('timetables', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  name: text('name').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Weekly opening hours of a facility (no timetable) or of a timetable. Spans of one day never overlap. */
export const weeklyHours = pgTable('weekly_hours', {
  facilityId: uuid('facility_id').notNull(),
  timetableId: uuid('timetable_id'),
  /** 1 is Monday. */
  weekday: smallint('weekday').notNull(),
  /** Minutes after midnight in the facility's local time. */
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
});
