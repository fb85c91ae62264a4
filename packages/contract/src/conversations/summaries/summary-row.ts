import type { Conversation, DiaryEntry } from '../conversation.ts';
import type { SummaryRow } from '../conversation-summary.ts';
import type { Event } from '../event.ts';
import { beginningLinesOf, beginningOf } from '@zampa/domain/conversations/beginning';
import { summarizeEvent } from './summarize-event.ts';

/** Maximum number of services that a row names. */
const MOST_SERVICES = 3;

/** An entry has few other fields, so its text may be this many times longer than the texts of a conversation. */
const ENTRY_TEXT_FACTOR = 4;

/** Returns the row of a conversation, with texts of at most `limit` bytes. */
export function toConversationRow(item: Conversation, limit: number): SummaryRow {
  const { payload, file } = item;
  const { serviceNames } = payload;
  return {
    ...commonOf(item, limit),
    priority: payload.priority,
    date: item.dateCreated,
    title: beginningLinesOf(payload.note, limit),
    ...startedOf(payload),
    ...(isNamedByServices(item) && {
      serviceNames: serviceNames.slice(0, MOST_SERVICES).map((name) => beginningOf(name, limit)),
    }),
    ...(file && { file: file.name && beginningOf(file.name, limit) }),
    ...eventsOf(item, limit),
    appointment: appointmentOf(item),
    payment: paymentOf(payload.payment),
  };
}

/** Returns whether the service was started, unless the status tells. */
function startedOf({ status, openDate }: Conversation['payload']) {
  const started = openDate !== null;
  return started === (status === 'OPEN' || status === 'CLOSED') ? {} : { started };
}

/** Returns whether lists name a conversation by its services: a request without text, or a visit without a time. */
const isNamedByServices = ({ category, payload, appointment }: Conversation): boolean =>
  payload.note === '' || (category !== 'CONSULTATION' && !appointment?.payload.event.start);

/** Returns the row of a diary entry, with texts of at most `limit` bytes, its own text longer. */
export function toEntryRow(item: DiaryEntry, limit: number): SummaryRow {
  const { payload, file } = item;
  return {
    ...commonOf(item, limit),
    priority: null,
    date: payload.date,
    title: beginningLinesOf(payload.message, ENTRY_TEXT_FACTOR * limit),
    ...(payload.weight !== null && { weight: payload.weight }),
    ...(file && { file: file.name && beginningOf(file.name, limit) }),
    ...(file?.name === null && { photo: file.id }),
    lastEvent: null,
    appointment: null,
    payment: null,
  };
}

function commonOf(item: Conversation | DiaryEntry, limit: number) {
  const { user, family, match } = item;
  const isClientAuthor = family.user?.id === user?.id;
  return {
    id: item.id,
    type: item.type,
    category: item.category,
    status: item.payload.status,
    seq: item.seq,
    dateUpdated: item.dateUpdated,
    pets: item.pets.map((pet) => pet.id),
    user: user?.id ?? null,
    ...(!isClientAuthor && { client: family.user?.id ?? null }),
    assignee: item.assignee?.id ?? null,
    facility: item.facility?.id ?? null,
    unread: item.unread,
    ...(match && { match: { ...match, excerpt: beginningOf(match.excerpt, limit) } }),
  };
}

/** Returns the events that a row shows; one that is the last event is omitted. */
function eventsOf(item: Conversation, limit: number) {
  const { seq, lastEvent, lastMessage, proposal, lastBooking } = item;
  const context = { seq, limit, openSeq: proposal?.seq };
  const asOther = (event: Event | null) =>
    event && event.seq !== lastEvent?.seq ? summarizeEvent(event, context) : undefined;
  const [message, times, booking] = [lastMessage, proposal, lastBooking].map(asOther);
  return {
    lastEvent: lastEvent && summarizeEvent(lastEvent, context),
    ...(message && { lastMessage: message }),
    ...(times && { proposal: times }),
    ...(booking && { lastBooking: booking }),
  };
}

function appointmentOf({ appointment }: Conversation): SummaryRow['appointment'] {
  if (!appointment) return null;
  const { id, payload, dateCreated, dateUpdated } = appointment;
  const { event, status, heldUntil, movedAt } = payload;
  return {
    id,
    start: event.start,
    end: event.end,
    status,
    ...(heldUntil && { heldUntil }),
    ...(movedAt && { movedAt }),
    ...(dateUpdated !== dateCreated && { updated: dateUpdated }),
  };
}

function paymentOf(payment: Conversation['payload']['payment']): SummaryRow['payment'] {
  const { status, amount, currency, requestDate, paidDate } = payment;
  return {
    status,
    amount,
    currency,
    ...(requestDate && { requestDate }),
    ...(paidDate && { paidDate }),
  };
}
