import type { OutboxMessage } from '@zampa/client/conversations/outbox/outbox-message';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { TimeLine } from '@zampa/client/conversations/thread/time-line';
import type { Event } from '@zampa/contract/conversations/event';
import {
  type ConversationNotice,
  type Notice,
  timelineOf,
} from '@zampa/domain/conversations/notices';
import type { PaymentNotice } from '@zampa/domain/conversations/payment-notices';
import { formatDay } from '@zampa/i18n/format/dates';

/** One line of a thread; `key` stays while a message turns from waiting to sent. */
export type ThreadRow = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'notice'; readonly notice: ConversationNotice }
  | { readonly kind: 'payment'; readonly notice: PaymentNotice }
  | { readonly kind: 'details' }
  | TimeLine
  | { readonly kind: 'request' }
  | { readonly kind: 'message'; readonly event: Event; readonly startsRun: boolean }
  | { readonly kind: 'pending'; readonly message: OutboxMessage }
);

/** Returns what a thread shows from top to bottom, grouped by the days of the facility's time zone. */
export function threadRows(
  thread: Thread,
  pending: readonly OutboxMessage[],
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let shownDay = '';
  const startDay = (instant: string, key: string) => {
    const day = formatDay(new Date(instant), thread.facility.timezone);
    // Where a thread goes on above its first row, the day may have begun there; and a list keeps its place by its first
    // row, which has to be the same one after the rows above have come.
    const isCut = rows.length === 0 && !thread.complete;
    if (day !== shownDay && !isCut) rows.push({ key: `day ${key}`, kind: 'day', day });
    shownDay = day;
  };

  for (const entry of timelineOf(noticeParent(thread), thread.events, thread.complete)) {
    if ('notice' in entry) {
      startDay(entry.notice.date, keyOfNotice(entry.notice));
      rows.push(...noticeRows(thread, entry.notice));
    } else if (entry.event.payload.eventAction === 'PROPOSE_TIME') {
      rows.push({ key: entry.event.id, kind: 'proposal', event: entry.event });
    } else if (entry.event.type === 'CHAT') {
      startDay(entry.event.dateCreated, keyOf(entry.event));
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

/** The valid booking stands where it was told of last. */
function withAppointment(rows: readonly ThreadRow[]): readonly ThreadRow[] {
  const last = rows.findLastIndex((row) => row.kind === 'time' && row.notice.kind !== 'PROPOSED');
  if (last < 0) return rows;
  return rows.toSpliced(last + 1, 0, { key: 'appointment', kind: 'appointment' });
}

/**
 * Returns where an event stands among the rows; where it is no message, the next one. The last row when there is none.
 */
export function rowOfSeq(rows: readonly ThreadRow[], seq: number): number {
  const index = rows.findIndex((row) => row.kind === 'message' && row.event.seq >= seq);
  return index >= 0 ? index : rows.length - 1;
}

function noticeParent({ category, dateCreated, user, pets, payload, payments }: Thread) {
  const { assignDate, openDate, closeDate } = payload;
  const dates = { dateCreated, assignDate, openDate, closeDate };
  return { category, pets, openedByVet: user?.isVet ?? false, payments, ...dates };
}

/** What was asked stands where the conversation says what it is about. */
function noticeRows(thread: Thread, notice: Notice): readonly ThreadRow[] {
  const key = keyOfNotice(notice);
  if (notice.seq !== undefined) return [{ key, kind: 'time', notice }];
  if ('amount' in notice) return [{ key, kind: 'payment', notice }];
  const { kind } = notice;
  const line: ThreadRow = { key, kind: 'notice', notice };
  const { note } = thread.payload;
  // What a clinic begins with is a message as well, and stands there.
  const isMessage = thread.events[0]?.payload.message === note;
  const hasRequest = (note !== '' && !isMessage) || thread.file !== null;
  const request: readonly ThreadRow[] = hasRequest ? [{ key: 'request', kind: 'request' }] : [];
  if (kind === 'DETAILS') return [{ key: kind, kind: 'details' }, ...request];
  return kind === 'INVALID_CONVERSATION' ? [line, ...request] : [line];
}

function messageRow(event: Event, above: ThreadRow | undefined): ThreadRow {
  const continues =
    above?.kind === 'message' && above.event.payload.userId === event.payload.userId;
  return { key: keyOf(event), kind: 'message', event, startsRun: !continues };
}

/** A card may be declined several times. */
const keyOfNotice = (notice: Notice): string =>
  `${notice.kind}${'amount' in notice ? notice.date : (notice.seq ?? '')}`;

/** Stays while a message turns from waiting to sent. */
const keyOf = ({ clientId, id }: Event): string => clientId ?? id;
