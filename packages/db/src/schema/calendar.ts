import type { BookingStatus, CalendarCategory } from '@zampa/domain/appointments/booking-status';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/**
 * An accepted proposed time that the pet owner can still take back. Instants as ISO strings.
 */
export type Acceptance = {
  readonly start: string;
  /** `updatedAt` of the booking after the acceptance; later changes make it final. */
  readonly at: string;
  /** Until when it can be taken back. The clinic is notified then. */
  readonly until: string;
  /** The booking before the acceptance; null if it was created by it. */
  readonly before: BookingBefore | null;
  readonly times: readonly {
    readonly memberId: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly expiresAt: string;
  }[];
};

export type BookingBefore = {
  readonly status: BookingStatus;
  readonly memberId: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly attendanceConfirmedAt: string | null;
  readonly movedAt: string | null;
  readonly changedBy: string | null;
  readonly updatedAt: string;
};

/** Bookings, absences and other entries of a facility's calendar. */
export const calendarEvents = pgTable('calendar_events', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  /** The conversation of a booking; null for other entries. */
  conversationId: uuid('conversation_id'),
  category: text('category').$type<CalendarCategory>().notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  /** The initial status, set by the database; null if unknown. */
  firstStatus: text('first_status').$type<BookingStatus>(),
  /** False after a cancellation or no-show. */
  valid: boolean('valid').notNull().default(true),
  /** Null for the whole facility, or if nobody is assigned yet. */
  memberId: uuid('member_id'),
  title: text('title').notNull().default(''),
  subtitle: text('subtitle').notNull().default(''),
  reason: text('reason').notNull().default(''),
  allDay: boolean('all_day').notNull().default(false),
  startsAt: instantColumn('starts_at'),
  endsAt: instantColumn('ends_at'),
  /** Time until which the slot is held for payment. */
  heldUntil: instantColumn('held_until'),
  noShow: boolean('no_show').notNull().default(false),
  services: uuid('services').array().notNull().default([]),
  pets: uuid('pets').array().notNull().default([]),
  creatorId: uuid('creator_id').notNull(),
  changedBy: uuid('changed_by'),
  invalidatedAt: instantColumn('invalidated_at'),
  invalidatedBy: uuid('invalidated_by'),
  /** Address of a home visit; empty otherwise. */
  address: text('address').notNull().default(''),
  /** Shared by all days of a repeated absence. */
  seriesId: uuid('series_id'),
  /** Number of changes of the entry, counted by the database. */
  sequence: integer('sequence').notNull().default(0),
  /** When the client confirmed that they will come. */
  attendanceConfirmedAt: instantColumn('attendance_confirmed_at'),
  /** When it was last rescheduled. */
  movedAt: instantColumn('moved_at'),
  acceptance: jsonb('acceptance').$type<Acceptance>(),
  clientId: text('client_id'),
  clientHash: text('client_hash'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Occupied time. Its constraints prevent overlapping periods of one member, across facilities. */
export const occupiedPeriods = pgTable('occupied_periods', {
  calendarEventId: uuid('calendar_event_id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  /** Null for the whole facility. */
  memberId: uuid('member_id'),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  /** From then on the time is free again. */
  expiresAt: instantColumn('expires_at'),
});

/** Proposed times that clients may still accept. They are not offered to other clients, but are not blocked either. */
export const proposedTimes = pgTable('proposed_times', {
  conversationId: uuid('conversation_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  memberId: uuid('member_id').notNull(),
  startsAt: instantColumn('starts_at').notNull(),
  endsAt: instantColumn('ends_at').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});

/** Secret addresses at which calendar programs read a person's bookings. */
export const calendarFeeds = pgTable('calendar_feeds', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null for the bookings of a pet owner's families. */
  facilityId: uuid('facility_id'),
  tokenHash: text('token_hash').notNull(),
  hideDetails: boolean('hide_details').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
