import { isHold } from '@zampa/domain/appointments/booking-status';
import type { BookedClient, CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Person } from '@zampa/contract/people/user';
import { sql, type SQL } from 'drizzle-orm';
import { isoInstant } from '../../../db/instants.ts';
import {
  calendarColumns,
  type CalendarPayloadRow,
  shapeCalendarPayload,
} from '../../conversations/public.ts';

/** An entry with its keys: of its visit, and of who wrote it. */
export type EntryRow = CalendarPayloadRow & {
  readonly id: string;
  readonly conversationId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** The columns of calendar event `k` that make such a row. */
export const entryColumns: SQL = sql`k.id, k.conversation_id as "conversationId", ${calendarColumns},
  k.created_at as "createdAt", k.updated_at as "updatedAt"`;

/** Whom and what an entry is about. */
export type About = {
  readonly client: BookedClient | null;
  readonly petNames: readonly string[];
  /** Whether its visit has been ended. */
  readonly ended: boolean;
  /** Messages in its visit that wait for the reader. */
  readonly unread: number;
  /** Whether the reader may not read what is said about health. */
  readonly isHidden: boolean;
  readonly personOf: (id: string, conversationId: string | null) => Person | null;
};

/** Returns an entry of a calendar as the contract has it. */
export function shapeCalendarEvent(row: EntryRow, about: About): CalendarEvent {
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

/** What nobody is told of an entry that is not their own. */
const UNTOLD = {
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

/** Returns an entry for somebody to whom it is not their own: when, of whom, and that it takes the time. */
export function shapeBusyTime(row: EntryRow): CalendarEvent {
  const { event, status, valid, facilityId } = shapeCalendarPayload(row, true);
  return {
    id: row.id,
    parent_id: null,
    type: 'CALENDAR',
    category: row.category,
    payload: {
      ...UNTOLD,
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
