import type { OutboxMessage } from '@zampa/client/storage/outbox-message';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { SchedulingLine } from '@zampa/client/conversations/thread/scheduling-line';
import type { Event } from '@zampa/contract/conversations/event';
import {
  type ConversationNotice,
  type Notice,
  timelineOf,
} from '@zampa/domain/conversations/notices';
import type { PaymentNotice } from '@zampa/domain/conversations/payment-notices';
import { formatDay } from '@zampa/i18n/format/dates';

/** A row of a thread. Its `key` does not change when a pending message is stored. */
export type ThreadRow = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'notice'; readonly notice: ConversationNotice }
  | { readonly kind: 'payment'; readonly notice: PaymentNotice }
  | { readonly kind: 'details' }
  | SchedulingLine
  | { readonly kind: 'request' }
  | { readonly kind: 'message'; readonly event: Event; readonly startsRun: boolean }
  | { readonly kind: 'pending'; readonly message: OutboxMessage }
);

/** Returns the rows of a thread from top to bottom, with day separators in the clinic's time zone. */
export function threadRows(
  thread: Thread,
  pending: readonly OutboxMessage[],
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let currentDay = '';
  const startDay = (instant: string, key: string) => {
    const day = formatDay(new Date(instant), thread.facility.timezone);
    // While older pages are missing, the day may have started above the first row. The list also keeps its scroll
    // position by the key of the first row, which must not change when rows are prepended.
    const isTruncated = rows.length === 0 && !thread.complete;
    if (day !== currentDay && !isTruncated) rows.push({ key: `day ${key}`, kind: 'day', day });
    currentDay = day;
  };

  for (const entry of timelineOf(toNoticeSource(thread), thread.events, thread.complete)) {
    if ('notice' in entry) {
      startDay(entry.notice.date, noticeKey(entry.notice));
      rows.push(...noticeRows(thread, entry.notice));
    } else if (entry.event.payload.eventAction === 'PROPOSE_TIME') {
      rows.push({ key: entry.event.id, kind: 'proposal', event: entry.event });
    } else if (entry.event.type === 'CHAT') {
      startDay(entry.event.dateCreated, messageKey(entry.event));
      rows.push(messageRow(entry.event, rows.at(-1)));
    }
  }
  const arrived = new Set(thread.events.map(({ clientId }) => clientId));
  for (const message of pending) {
    if (arrived.has(message.clientId)) continue;
    startDay(message.dateCreated, message.clientId);
    rows.push({ key: message.clientId, kind: 'pending', message });
  }
  return thread.appointment ? withAppointment(rows) : rows;
}

/** Inserts the card of the valid booking after the last scheduling entry about it. */
function withAppointment(rows: readonly ThreadRow[]): readonly ThreadRow[] {
  const last = rows.findLastIndex((row) => row.kind === 'time' && row.notice.kind !== 'PROPOSED');
  if (last < 0) return rows;
  return rows.toSpliced(last + 1, 0, { key: 'appointment', kind: 'appointment' });
}

/**
 * Returns the index of an event's row, or of the next message if the event is not one; the last index if no
 * message follows.
 */
export function rowIndexOf(rows: readonly ThreadRow[], seq: number): number {
  const index = rows.findIndex((row) => row.kind === 'message' && row.event.seq >= seq);
  return index >= 0 ? index : rows.length - 1;
}

function toNoticeSource({ category, dateCreated, user, pets, payload, payments }: Thread) {
  const { assignDate, openDate, closeDate, videomeeting } = payload;
  const dates = { dateCreated, assignDate, openDate, closeDate, videomeeting };
  return { category, pets, openedByVet: user?.isVet ?? false, payments, ...dates };
}

/** Returns the rows of a notice. The request follows the details card. */
function noticeRows(thread: Thread, notice: Notice): readonly ThreadRow[] {
  const key = noticeKey(notice);
  if (notice.seq !== undefined) return [{ key, kind: 'time', notice }];
  if ('amount' in notice) return [{ key, kind: 'payment', notice }];
  const { kind } = notice;
  const line: ThreadRow = { key, kind: 'notice', notice };
  const { note } = thread.payload;
  // The first message of a clinic is stored as an event too, so it is not repeated as a request.
  const isMessage = thread.events[0]?.payload.message === note;
  const hasRequest = (note !== '' && !isMessage) || thread.file !== null;
  const request: readonly ThreadRow[] = hasRequest ? [{ key: 'request', kind: 'request' }] : [];
  if (kind === 'DETAILS') return [{ key: kind, kind: 'details' }, ...request];
  return kind === 'INVALID_CONVERSATION' ? [line, ...request] : [line];
}

function messageRow(event: Event, above: ThreadRow | undefined): ThreadRow {
  const isSameAuthor =
    above?.kind === 'message' && above.event.payload.userId === event.payload.userId;
  return { key: messageKey(event), kind: 'message', event, startsRun: !isSameAuthor };
}

/** Includes the date for payments, because a card may be declined several times. */
const noticeKey = (notice: Notice): string =>
  `${notice.kind}${'amount' in notice ? notice.date : (notice.seq ?? '')}`;

/** Does not change when a pending message is stored. */
const messageKey = ({ clientId, id }: Event): string => clientId ?? id;
