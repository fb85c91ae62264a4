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
export type ThreadRow = { readonly key: string } &
  /** `instant` is the first of the day. */
  (
    | { readonly kind: 'day'; readonly day: string; readonly instant: string }
    | { readonly kind: 'unread'; readonly count: number }
    | { readonly kind: 'notice'; readonly notice: ConversationNotice }
    | { readonly kind: 'payment'; readonly notice: PaymentNotice }
    | { readonly kind: 'details' }
    | SchedulingLine
    | { readonly kind: 'request' }
    | {
        readonly kind: 'message';
        readonly event: Event;
        /** Whether the previous message has another author. */
        readonly startsRun: boolean;
        /** Whether the next message follows within minutes, so that both share one time. */
        readonly isContinued: boolean;
      }
    | { readonly kind: 'pending'; readonly message: OutboxMessage }
  );

/** Messages that were unread when the conversation was opened: their number and the `seq` of the first. */
export type UnreadMessages = { readonly count: number; readonly seq: number };

/** Returns the unread messages of a thread for a reader; null without any, or if they are not loaded. */
export function unreadMessages(
  { events, unread }: Thread,
  readerId: string,
): UnreadMessages | null {
  const theirs = events.filter(
    ({ type, payload }) => type === 'CHAT' && payload.userId !== readerId,
  );
  const first = unread > 0 ? theirs.at(-unread) : undefined;
  return first && theirs.length >= unread ? { count: unread, seq: first.seq } : null;
}

/**
 * Returns the rows of a thread from top to bottom, with day separators in the clinic's time zone and a line above
 * unread messages.
 */
export function threadRows(
  thread: Thread,
  pending: readonly OutboxMessage[],
  unread: UnreadMessages | null = null,
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let currentDay = '';
  const startDay = (instant: string, key: string) => {
    const day = formatDay(new Date(instant), thread.facility.timezone);
    // While older pages are missing, the day may have started above the first row. The list also keeps its scroll
    // position by the key of the first row, which must not change when rows are prepended.
    const isTruncated = rows.length === 0 && !thread.complete;
    if (day !== currentDay && !isTruncated)
      rows.push({ key: `day ${key}`, kind: 'day', day, instant });
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
      if (unread?.seq === entry.event.seq)
        rows.push({ key: 'unread', kind: 'unread', count: unread.count });
      rows.push(messageRow(entry.event, rows.at(-1)));
    }
  }
  const arrived = new Set(thread.events.map(({ clientId }) => clientId));
  for (const message of pending) {
    if (arrived.has(message.clientId)) continue;
    startDay(message.dateCreated, message.clientId);
    rows.push({ key: message.clientId, kind: 'pending', message });
  }
  const grouped = rows.map((row, at) => withContinuation(row, rows[at + 1]));
  return thread.appointment ? withAppointment(grouped) : grouped;
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
  return {
    key: messageKey(event),
    kind: 'message',
    event,
    startsRun: !isSameAuthor,
    isContinued: false,
  };
}

/** Messages of one author within this time share the time below the last of them. */
const RUN_MS = 5 * 60_000;

function withContinuation(row: ThreadRow, below: ThreadRow | undefined): ThreadRow {
  if (row.kind !== 'message' || below?.kind !== 'message' || below.startsRun) return row;
  const gap = Date.parse(below.event.dateCreated) - Date.parse(row.event.dateCreated);
  return gap < RUN_MS ? { ...row, isContinued: true } : row;
}

/** Includes the date for payments, because a card may be declined several times. */
const noticeKey = (notice: Notice): string =>
  `${notice.kind}${'amount' in notice ? notice.date : (notice.seq ?? '')}`;

/** Does not change when a pending message is stored. */
const messageKey = ({ clientId, id }: Event): string => clientId ?? id;
