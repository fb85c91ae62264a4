import type { OutboxMessage } from '@zampa/client/conversations/outbox-message';
import type { Thread } from '@zampa/client/conversations/thread';
import type { Event } from '@zampa/contract/chat/event';
import { type Notice, timelineOf } from '@zampa/domain/conversations/notices';
import { formatDay } from '@zampa/i18n/format/dates';

/** One line of a thread; `key` stays while a message turns from waiting to sent. */
export type ThreadRow = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'details' }
  | { readonly kind: 'request' }
  | { readonly kind: 'message'; readonly event: Event; readonly startsRun: boolean }
  | { readonly kind: 'pending'; readonly message: OutboxMessage }
);

/** What a thread shows from top to bottom, grouped by the days of the facility's time zone. */
export function threadRows(
  thread: Thread,
  pending: readonly OutboxMessage[],
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let shownDay = '';
  const startDay = (instant: string) => {
    const day = formatDay(new Date(instant), thread.facility.timezone);
    if (day !== shownDay) rows.push({ key: `day ${day} ${rows.length}`, kind: 'day', day });
    shownDay = day;
  };

  for (const entry of timelineOf(noticeParent(thread), thread.events, thread.complete)) {
    if ('notice' in entry) {
      startDay(entry.notice.date);
      rows.push(...noticeRows(thread, entry.notice));
    } else if (entry.event.type === 'CHAT') {
      startDay(entry.event.dateCreated);
      rows.push(messageRow(entry.event, rows.at(-1)));
    }
  }
  const arrived = new Set(thread.events.map(({ clientId }) => clientId));
  for (const message of pending) {
    if (arrived.has(message.clientId)) continue;
    startDay(message.dateCreated);
    rows.push({ key: message.clientId, kind: 'pending', message });
  }
  return rows;
}

function noticeParent({ category, dateCreated, user, pets, payload }: Thread) {
  const { openDate, closeDate } = payload;
  return { category, dateCreated, openedByVet: user?.isVet ?? false, pets, openDate, closeDate };
}

/** What was asked stands where the conversation says what it is about. */
function noticeRows(thread: Thread, notice: Notice): readonly ThreadRow[] {
  const { kind } = notice;
  const line: ThreadRow = { key: kind, kind: 'notice', notice };
  const hasRequest = thread.payload.note !== '' || thread.file !== null;
  const request: readonly ThreadRow[] = hasRequest ? [{ key: 'request', kind: 'request' }] : [];
  if (kind === 'DETAILS') return [{ key: kind, kind: 'details' }, ...request];
  return kind === 'INVALID_CONVERSATION' ? [line, ...request] : [line];
}

function messageRow(event: Event, above: ThreadRow | undefined): ThreadRow {
  const continues =
    above?.kind === 'message' && above.event.payload.userId === event.payload.userId;
  return { key: event.clientId ?? event.id, kind: 'message', event, startsRun: !continues };
}
