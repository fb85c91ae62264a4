import type { Event, StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { EventDetails } from '@zampa/db/schema/conversations';
import { sql, type SQL } from 'drizzle-orm';
import { tableNamed, type Alias } from '../../db/alias.ts';
import { isoInstant } from '../../db/instants.ts';
import { omitUndefined } from '../../db/omit-undefined.ts';
import {
  calendarColumns,
  type CalendarPayloadRow,
  shapeCalendarPayload,
} from './calendar-payload.ts';

/** An event as stored. People and files are referenced by id; timestamps are in PostgreSQL's format. */
export type EventRow = Pick<Event, 'id' | 'seq' | 'type' | 'category' | 'clientId'> & {
  readonly conversationId: string;
  readonly facilityId: string | null;
  readonly message: string | null;
  readonly eventAction: string | null;
  readonly details: EventDetails | null;
  readonly isWithdrawn: boolean;
  readonly fileId: string | null;
  readonly userId: string;
  /** The calendar entry of a CALENDAR event; null for other events. */
  readonly entry: CalendarPayloadRow | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Returns the columns of event `alias` that form an `EventRow`. */
export function eventColumns(alias: Alias): SQL {
  const e = tableNamed(alias);
  return sql`${e}.id, ${e}.conversation_id as "conversationId", ${e}.facility_id as "facilityId", ${e}.seq, ${e}.type,
    ${e}.category, ${e}.client_id as "clientId", ${e}.message, ${e}.event_action as "eventAction", ${e}.details,
    ${e}.withdrawn_at is not null as "isWithdrawn", ${e}.file_id as "fileId", ${e}.user_id as "userId",
    case when ${e}.type = 'CALENDAR' then (
      select row_to_json(entry) from (select ${calendarColumns} from calendar_events k where k.id = ${e}.id) entry) end as entry,
    ${e}.created_at as "createdAt", ${e}.updated_at as "updatedAt"`;
}

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
