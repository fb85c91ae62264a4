import { isCashEntry } from '../payments/movements.ts';
import { type PaymentLine, type PaymentNotice, paymentNoticeOf } from './payment-notices.ts';
import { type BookingChild, type BookingNoticeKind, bookingHistoryOf } from './booking-notices.ts';

/** Notices shown between the messages of a conversation. */
export type NoticeKind =
  | 'INVALID_CONVERSATION'
  | 'VISIT_OPENED_BY_OWNER'
  | 'VISIT_OPENED_BY_VET'
  | 'CONSULTATION_OPENED_BY_OWNER'
  | 'CONSULTATION_OPENED_BY_VET'
  | 'ASSIGNED_TO_FACILITY'
  | 'DETAILS'
  | 'ASSIGNED'
  | 'OPENED'
  | 'VIDEO_JOIN'
  | 'VIDEO_CLOSED'
  | 'CLOSED';

/** Notice about the conversation itself; its kind identifies it. */
export type ConversationNotice = {
  readonly kind: NoticeKind;
  readonly seq?: never;
  /** ISO instant, one second before what the notice describes. */
  readonly date: string;
};

/** Notice about a visit's time, identified by its kind and the event that it describes. */
export type TimeNotice = {
  readonly kind: BookingNoticeKind;
  readonly seq: number;
  readonly date: string;
};

export type Notice = ConversationNotice | TimeNotice | PaymentNotice;

export type NoticeParent = {
  readonly category: string;
  readonly dateCreated: string;
  readonly openedByVet: boolean;
  readonly pets: readonly unknown[];
  /** When the conversation was assigned; null if unassigned. */
  readonly assignDate: string | null;
  readonly openDate: string | null;
  readonly closeDate: string | null;
  /** When the video meeting was opened and closed, if there is one. */
  readonly videomeeting?:
    | { readonly openDate: string; readonly closeDate: string | null }
    | null
    | undefined;
  /** Ledger entries of the conversation's charges, in order. */
  readonly payments: readonly PaymentLine[];
};

export type NoticeChild = BookingChild;

export type TimelineEntry<Event extends NoticeChild> =
  | { readonly notice: Notice }
  | { readonly event: Event };

const LEAD_MS = 1000;

/**
 * Computes the notices of a conversation, in chronological order. Notices are not stored.
 *
 * @param children the loaded events, from which booking notices are derived
 */
export function noticesOf(
  parent: NoticeParent,
  children: readonly NoticeChild[] = [],
): readonly Notice[] {
  const { dateCreated, assignDate, openDate, closeDate, payments, videomeeting } = parent;
  const notices: Notice[] = openingKinds(parent).map((kind) => ({
    kind,
    date: oneSecondBefore(dateCreated),
  }));
  // Starting an unassigned conversation also assigns it; the OPENED notice covers that.
  if (assignDate && assignDate !== openDate)
    notices.push({ kind: 'ASSIGNED', date: oneSecondBefore(assignDate) });
  if (openDate) notices.push({ kind: 'OPENED', date: oneSecondBefore(openDate) });
  for (const { kind, at, seq } of bookingHistoryOf(children))
    notices.push({ kind, date: oneSecondBefore(at), seq });
  if (videomeeting)
    notices.push({ kind: 'VIDEO_JOIN', date: oneSecondBefore(videomeeting.openDate) });
  if (videomeeting?.closeDate)
    notices.push({ kind: 'VIDEO_CLOSED', date: oneSecondBefore(videomeeting.closeDate) });
  if (closeDate) notices.push({ kind: 'CLOSED', date: oneSecondBefore(closeDate) });
  notices.push(...payments.flatMap(paymentNotices));
  return notices.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/**
 * Merges notices and events into one timeline. Events are ordered by `seq`, regardless of their times; a notice
 * precedes the first event that is not older than what it describes.
 *
 * @param events the loaded part of the conversation, in any order
 * @param complete whether `events` includes the first event; if not, older notices are omitted
 */
export function timelineOf<Event extends NoticeChild>(
  parent: NoticeParent,
  events: readonly Event[],
  complete: boolean,
): readonly TimelineEntry<Event>[] {
  const thread: TimelineEntry<Event>[] = [];
  const ordered = events.toSorted((a, b) => a.seq - b.seq);
  const oldest = ordered[0];
  const waiting = noticesOf(parent, ordered).filter(
    (notice) =>
      complete || !oldest || notice.seq !== undefined || describedTime(notice) > oldest.dateCreated,
  );
  for (const event of ordered) {
    while (waiting[0] && describedTime(waiting[0]) <= event.dateCreated) {
      const [notice] = waiting.splice(0, 1);
      if (notice) thread.push({ notice });
    }
    thread.push({ event });
  }
  return [...thread, ...waiting.map((notice) => ({ notice }))];
}

function paymentNotices(line: PaymentLine): readonly PaymentNotice[] {
  const kind = paymentNoticeOf(line);
  const { amount, date, type } = line;
  return kind ? [{ kind, amount, inCash: isCashEntry(type), date: oneSecondBefore(date) }] : [];
}

function openingKinds(parent: NoticeParent): readonly NoticeKind[] {
  if (parent.pets.length === 0) return ['INVALID_CONVERSATION'];
  const subject = parent.category === 'CONSULTATION' ? 'CONSULTATION' : 'VISIT';
  return [
    `${subject}_OPENED_BY_${parent.openedByVet ? 'VET' : 'OWNER'}`,
    'ASSIGNED_TO_FACILITY',
    'DETAILS',
  ];
}

const oneSecondBefore = (instant: string) => new Date(Date.parse(instant) - LEAD_MS).toISOString();
const describedTime = ({ date }: Notice) => new Date(Date.parse(date) + LEAD_MS).toISOString();
