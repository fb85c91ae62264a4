import type { BookingStatus, CalendarCategory } from '@zampa/domain/appointments/booking-status';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Visits of clients, absences and other entries of a facility's calendar. */
export const calendarEvents = pgTable('calendar_events', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  /** The visit that a booking is for; null for everything else. */
  conversationId: uuid('conversation_id'),
  category: text('category').$type<CalendarCategory>().notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  /** How it began, which the database keeps; null where that is not known any more. */
  firstStatus: text('first_status').$type<BookingStatus>(),
  /** False once it was called off or nobody came. */
  valid: boolean('valid').notNull().default(true),
  /** Null: the whole facility, or nobody yet. */
  memberId: uuid('member_id'),
  title: text('title').notNull().default(''),
  subtitle: text('subtitle').notNull().default(''),
  reason: text('reason').notNull().default(''),
  allDay: boolean('all_day').notNull().default(false),
  startsAt: instantColumn('starts_at'),
  endsAt: instantColumn('ends_at'),
  /** Until when the time is held for its payment. */
  heldUntil: instantColumn('held_until'),
  noShow: boolean('no_show').notNull().default(false),
  services: uuid('services').array().notNull().default([]),
  pets: uuid('pets').array().notNull().default([]),
  creatorId: uuid('creator_id').notNull(),
  changedBy: uuid('changed_by'),
  invalidatedAt: instantColumn('invalidated_at'),
  invalidatedBy: uuid('invalidated_by'),
  /** Where a visit at home goes; empty for all others. */
  address: text('address').notNull().default(''),
  /** The same for all days of a repeated absence. */
  seriesId: uuid('series_id'),
  /** How often the entry was changed. The database counts. */
  sequence: integer('sequence').notNull().default(0),
  /** When the client said that they will come. */
  attendanceConfirmedAt: instantColumn('attendance_confirmed_at'),
  /** When it was last given another time. */
  movedAt: instantColumn('moved_at'),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** The time that is taken. Its constraints refuse a second of the same member, in any facility. */
export const occupiedPeriods = pgTable('occupied_periods', {
  calendarEventId: uuid('calendar_event_id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  /** Null: the whole facility. */
  memberId: uuid('member_id'),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  /** From then on the time is free again. */
  expiresAt: instantColumn('expires_at'),
});

/** Times that clients may still choose: offered to no other client, refused to nobody. */
export const proposedTimes = pgTable('proposed_times', {
  conversationId: uuid('conversation_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  memberId: uuid('member_id').notNull(),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Addresses under which a calendar program reads somebody's bookings. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null: the bookings of a pet owner's families. */
  facilityId: uuid('facility_id'),
  tokenHash: text('token_hash').notNull(),
  hideDetails: boolean('hide_details').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
