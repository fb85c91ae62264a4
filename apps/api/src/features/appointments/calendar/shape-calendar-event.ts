import { isHold } from '@zampa/domain/appointments/booking-status';
import type { BookedClient, CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Person } from '@zampa/contract/people/user';
import { calendarEvents } from '@zampa/db/schema/calendar';
import { alias } from 'drizzle-orm/pg-core';
import { isoInstant } from '../../../db/instants.ts';
import { instantText, type RowOf } from '../../../db/select-list.ts';
import { calendarFields, shapeCalendarPayload } from '../../conversations/public.ts';

const k = alias(calendarEvents, 'k');

/** The columns of calendar entry `k` that form an `EntryRow`. */
export const entryFields = {
  id: k.id,
  conversationId: k.conversationId,
  ...calendarFields,
  createdAt: instantText(k.createdAt),
  updatedAt: instantText(k.updatedAt),
};

/** A calendar entry with its id, conversation and timestamps. */
export type EntryRow = RowOf<typeof entryFields>;

/** The people, pets and visit status of an entry. */
export type EntryDetails = {
  readonly client: BookedClient | null;
  readonly petNames: readonly string[];
  /** Whether the visit has ended. */
  readonly ended: boolean;
  /** Number of the visit's messages that the reader has not read. */
  readonly unread: number;
  /** Whether the reader may not read health data. */
  readonly isHidden: boolean;
  readonly personOf: (id: string, conversationId: string | null) => Person | null;
};

/** Converts a calendar entry to the contract's shape. */
export function shapeCalendarEvent(row: EntryRow, about: EntryDetails): CalendarEvent {
  const { client, petNames, ended, unread, isHidden, personOf } = about;
  return {
    id: row.id,
    parent_id: row.conversationId,
    type: 'CALENDAR',
    category: row.category,
    payload: shapeCalendarPayload(row, isHidden),
    user: isHold(row) ? null : personOf(row.creatorId, row.conversationId),
    client,
    petNames: [...petNames],
    ended,
    unread,
    dateCreated: isoInstant(row.createdAt),
    dateUpdated: isoInstant(row.updatedAt),
  };
}

/** Values of hidden fields in another member's entry. */
const HIDDEN_FIELDS = {
  services: [],
  pets: [],
  userId: null,
  reason: '',
  address: '',
  seriesId: null,
  noShow: false,
  attendanceConfirmedAt: null,
  heldUntil: null,
  updatedByUserId: null,
  movedAt: null,
  firstStatus: null,
  invalidatedAt: null,
  invalidatedBy: null,
};

/** Converts another member's entry to a busy time: start, end and member only. */
export function shapeBusyTime(row: EntryRow): CalendarEvent {
  const { event, status, valid, facilityId } = shapeCalendarPayload(row, true);
  return {
    id: row.id,
    parent_id: null,
    type: 'CALENDAR',
    category: row.category,
    payload: {
      ...HIDDEN_FIELDS,
      event: { ...event, title: '', subtitle: '' },
      status,
      valid,
      facilityId,
    },
    user: null,
    client: null,
    petNames: [],
    ended: false,
    unread: 0,
    dateCreated: isoInstant(row.createdAt),
    dateUpdated: isoInstant(row.updatedAt),
  };
}
