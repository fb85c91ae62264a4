import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import { events, type EventDetails } from '@zampa/db/schema/conversations';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isoInstant } from '../../db/instants.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import { instantText, selectList, type RowOf } from '../../db/select-list.ts';
import {
  calendarFields,
  type CalendarPayloadRow,
  shapeCalendarPayload,
} from './calendar-payload.ts';

const e = alias(events, 'e');

/** The columns of event `e` that form an `EventRow`. */
export const eventFields = {
  id: e.id,
  conversationId: e.conversationId,
  facilityId: sql<string | null>`e.facility_id`,
  seq: e.seq,
  type: e.type,
  category: sql<Event['category']>`${e.category}`,
  clientId: e.clientId,
  message: e.message,
  eventAction: e.eventAction,
  details: e.details,
  isWithdrawn: sql<boolean>`${e.withdrawnAt} is not null`,
  fileId: e.fileId,
  userId: e.userId,
  /** The calendar entry of a CALENDAR event; null for other events. */
  entry: sql<CalendarPayloadRow | null>`case when ${e.type} = 'CALENDAR' then (
      select row_to_json(entry) from (select ${selectList(calendarFields)} from calendar_events k where k.id = ${e.id}) entry) end`,
  createdAt: instantText(e.createdAt),
  updatedAt: instantText(e.updatedAt),
};

/** An event as stored. People and files are referenced by id; timestamps are in PostgreSQL's format. */
export type EventRow = RowOf<typeof eventFields>;

/** Builds the row of a new message without a file. */
export function messageRow(
  fields: Pick<EventRow, 'id' | 'seq' | 'conversationId' | 'facilityId' | 'message' | 'userId'> & {
    readonly clientId?: string;
  },
  now: Date,
): EventRow {
  const { id, seq, conversationId, facilityId, message, userId, clientId = null } = fields;
  const written = now.toISOString();
  return {
    id,
    seq,
    conversationId,
    facilityId,
    message,
    userId,
    clientId,
    type: 'CHAT',
    category: 'NONE',
    eventAction: null,
    details: null,
    isWithdrawn: false,
    fileId: null,
    entry: null,
    createdAt: written,
    updatedAt: written,
  };
}

/** Functions that resolve people, files and hidden content for the reader of an event. */
export type EventReader = {
  readonly personOf: (id: string, conversationId: string | null) => Person | null;
  readonly fileOf: (id: string) => StoredFile | null;
  /** Whether the reader's role may not read health data there. They see that a message exists, but not its content. */
  readonly isHidden: (row: Pick<EventRow, 'facilityId'>) => boolean;
};

/** Converts an event to the contract's shape for a reader. */
export function shapeEvent(row: EventRow, reader: EventReader): Event {
  const isHidden = reader.isHidden(row);
  return {
    id: row.id,
    parent_id: row.conversationId,
    seq: row.seq,
    type: row.type,
    category: row.category,
    clientId: row.clientId,
    payload: row.entry ? shapeCalendarPayload(row.entry, isHidden) : payloadOf(row, isHidden),
    file: row.fileId === null || isHidden ? null : reader.fileOf(row.fileId),
    user: reader.personOf(row.userId, row.conversationId),
    dateCreated: isoInstant(row.createdAt),
    dateUpdated: isoInstant(row.updatedAt),
  };
}

/** Picks the public details of an action event and drops everything else stored with it. */
const publicDetails = ({ times, expiresAt, start, appointmentId }: EventDetails) =>
  omitUndefined({ times: times && [...times], expiresAt, start, appointmentId });

function payloadOf(row: EventRow, isHidden: boolean): Event['payload'] {
  const { message, eventAction, details } = row;
  const isMessage = row.type === 'CHAT' && !row.isWithdrawn;
  return {
    ...(isMessage && !isHidden && message !== null && { message }),
    ...(eventAction !== null && { eventAction }),
    ...(details && publicDetails(details)),
    ...(row.isWithdrawn && { withdrawn: true }),
    ...(isMessage && isHidden && { hidden: true }),
    userId: row.userId,
  };
}
