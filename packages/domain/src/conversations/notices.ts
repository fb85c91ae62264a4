import { isCashEntry } from '../payments/movements.ts';
import { type PaymentLine, type PaymentNotice, paymentNoticeOf } from './payment-notices.ts';
import { type BookingChild, type BookingNoticeKind, happeningsOf } from './booking-notices.ts';

/** What a person reads between the messages of a conversation. */
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

/** Of the conversation itself; stable within it by its kind. */
export type ConversationNotice = {
  readonly kind: NoticeKind;
  readonly seq?: never;
  /** One second before what it describes, as an ISO instant. */
  readonly date: string;
};

/** Of the time of a visit; stable by its kind and the event that it describes. */
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
  /** When somebody was put in charge; null while nobody was. */
  readonly assignDate: string | null;
  readonly openDate: string | null;
  readonly closeDate: string | null;
  /** When its video meeting was opened and closed, where it has one. */
  readonly videomeeting?:
    | { readonly openDate: string; readonly closeDate: string | null }
    | null
    | undefined;
  /** What happened to what is owed for it, in its order. */
  readonly payments: readonly PaymentLine[];
};

export type NoticeChild = BookingChild;

export type TimelineEntry<Event extends NoticeChild> =
  | { readonly notice: Notice }
  | { readonly event: Event };

const LEAD_MS = 1000;

/**
 * Returns the notices of a conversation in the order in which they are read; stored nowhere.
 *
 * @param children the loaded events: what happened with the time of a visit is told by them
 */
export function noticesOf(
  parent: NoticeParent,
  children: readonly NoticeChild[] = [],
): readonly Notice[] {
  const { dateCreated, assignDate, openDate, closeDate, payments, videomeeting } = parent;
  const notices: Notice[] = openingKinds(parent).map((kind) => ({
    kind,
    date: before(dateCreated),
  }));
  // Who starts a service without being put in charge before takes it on in that moment, which is told already.
  if (assignDate && assignDate !== openDate)
    notices.push({ kind: 'ASSIGNED', date: before(assignDate) });
  if (openDate) notices.push({ kind: 'OPENED', date: before(openDate) });
  for (const { kind, at, seq } of happeningsOf(children))
    notices.push({ kind, date: before(at), seq });
  if (videomeeting) notices.push({ kind: 'VIDEO_JOIN', date: before(videomeeting.openDate) });
  if (videomeeting?.closeDate)
    notices.push({ kind: 'VIDEO_CLOSED', date: before(videomeeting.closeDate) });
  if (closeDate) notices.push({ kind: 'CLOSED', date: before(closeDate) });
  notices.push(...payments.flatMap(noticeOfPayment));
  return notices.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}

/**
 * Returns notices and events as one thread. Events keep the order of their `seq`, whatever their times say; a notice
 * stands before the first event that is not older than what it describes.
 *
 * @param events the loaded part of the thread, in any order
 * @param complete whether `events` reaches back to the first one; otherwise earlier notices stay out of the page
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
      complete || !oldest || notice.seq !== undefined || described(notice) > oldest.dateCreated,
  );
  for (const event of ordered) {
    while (waiting[0] && described(waiting[0]) <= event.dateCreated) {
      const [notice] = waiting.splice(0, 1);
      if (notice) thread.push({ notice });
    }
    thread.push({ event });
  }
  return [...thread, ...waiting.map((notice) => ({ notice }))];
}

function noticeOfPayment(line: PaymentLine): readonly PaymentNotice[] {
  const kind = paymentNoticeOf(line);
  const { amount, date, type } = line;
  return kind ? [{ kind, amount, inCash: isCashEntry(type), date: before(date) }] : [];
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

const before = (instant: string) => new Date(Date.parse(instant) - LEAD_MS).toISOString();
const described = ({ date }: Notice) => new Date(Date.parse(date) + LEAD_MS).toISOString();
