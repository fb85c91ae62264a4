import type {
  ConversationSummaries,
  SummaryEvent,
  SummaryRow,
} from '@zampa/contract/conversations/conversation-summary';
import { findDiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import { toHealthCategory } from '@zampa/domain/conversations/enumerations';
import type { AnswerPage } from '../../api/call-types.ts';
import type {
  ListedAppointment,
  ListedConversation,
  ListedEntry,
  ListedEvent,
  ListedItem,
  ListedPerson,
  ListedPet,
} from './listed-conversation.ts';

type Named = Omit<ConversationSummaries, 'rows'>;
type SummaryPage = AnswerPage<SummaryRow> & { readonly around: Named };

/** Finds the people, pets and facilities that rows name by id. */
type Finder = {
  readonly person: (id: string | null) => ListedPerson | null;
  readonly pets: (ids: readonly string[]) => ListedPet[];
  /** Without an id, the only facility. */
  readonly facility: (id: string | null | undefined) => ListedConversation['facility'] | null;
};

/** Returns a page of light rows as items of a list, each with the people, pets and facility that it names. */
export function expandSummaries(page: SummaryPage): AnswerPage<ListedItem> {
  const { items, next, total, around } = page;
  const find = createFinder(around);
  return { items: items.flatMap((row) => expandRow(row, find) ?? []), next, total };
}

/** Returns a page of light rows without its diary entries. */
export function expandConversations(page: SummaryPage): AnswerPage<ListedConversation> {
  const { items, ...rest } = expandSummaries(page);
  return { ...rest, items: items.filter((item) => item.type === 'HEALTH') };
}

function createFinder({ people, pets, facilities }: Named): Finder {
  const peopleById = new Map(Object.entries(people).map(([id, each]) => [id, { id, ...each }]));
  const petsById = new Map(Object.entries(pets).map(([id, each]) => [id, { id, ...each }]));
  const clinics = new Map(Object.entries(facilities).map(([id, each]) => [id, { id, ...each }]));
  return {
    person: (id) => (id === null ? null : (peopleById.get(id) ?? null)),
    pets: (ids) => ids.flatMap((id) => petsById.get(id) ?? []),
    facility: (id = [...clinics.keys()][0] ?? null) =>
      id === null ? null : (clinics.get(id) ?? null),
  };
}

function expandRow(row: SummaryRow, find: Finder): ListedItem | null {
  return row.type === 'DIARY' ? expandEntry(row, find) : expandConversation(row, find);
}

function expandEntry(row: SummaryRow, find: Finder): ListedEntry | null {
  const { id, dateUpdated, title, date, weight = null, match = null } = row;
  const category = findDiaryFilterCategory(row.category);
  if (!category) return null;
  return {
    id,
    type: 'DIARY',
    category,
    dateUpdated,
    payload: { message: title, date, weight },
    file: toEntryFile(row),
    user: find.person(row.user),
    facility: find.facility(row.facility),
    pets: find.pets(row.pets),
    match,
  };
}

function expandConversation(row: SummaryRow, find: Finder): ListedConversation | null {
  const { id, seq, date, dateUpdated, unread, match = null } = row;
  const facility = find.facility(row.facility);
  if (!facility) return null;
  const user = find.person(row.user);
  return {
    id,
    type: 'HEALTH',
    category: toHealthCategory(row.category),
    seq,
    dateCreated: date,
    dateUpdated,
    payload: expandPayload(row),
    file: expandFile(row),
    user,
    family: { user: row.client === undefined ? user : find.person(row.client) },
    facility,
    assignee: find.person(row.assignee),
    pets: find.pets(row.pets),
    ...expandEvents(row, find),
    appointment: expandAppointment(row),
    unread,
    match,
  };
}

function expandPayload(row: SummaryRow): ListedConversation['payload'] {
  const { title, serviceNames = [], priority, status, assignee, payment } = row;
  const { started = status === 'OPEN' || status === 'CLOSED' } = row;
  const { requestDate = null, paidDate = null } = payment ?? {};
  return {
    note: title,
    serviceNames,
    priority: priority ?? 'MEDIUM',
    status,
    assigneeId: assignee,
    isStarted: started,
    payment: {
      status: payment?.status ?? 'FREE',
      amount: payment?.amount ?? 0,
      currency: payment?.currency ?? 'EUR',
      requestDate,
      paidDate,
    },
  };
}

/** Expands the events of a row. The last event is also the last message, proposal or booking that it is. */
function expandEvents(row: SummaryRow, find: Finder) {
  const [last, message, proposal, booking] = [
    row.lastEvent,
    row.lastMessage,
    row.proposal,
    row.lastBooking,
  ].map((event) => (event ? expandEvent(event, row.seq, find) : null));
  const lastEvent = last ?? null;
  const ifLast = (isIt: boolean) => (isIt ? lastEvent : null);
  const isBooking = row.appointment === null && row.lastEvent?.booking !== undefined;
  return {
    lastEvent,
    lastMessage: message ?? ifLast(row.lastEvent?.type === 'CHAT'),
    proposal: proposal ?? ifLast(row.lastEvent?.open === true),
    lastBooking: booking ?? ifLast(isBooking),
  };
}

function expandEvent(event: SummaryEvent, rowSeq: number, find: Finder): ListedEvent {
  const { type, seq = rowSeq, action, text, user, date, updated = date, booking, times } = event;
  const { withdrawn, start, expiresAt } = event;
  return {
    type,
    seq,
    user: find.person(user),
    file: expandFile(event),
    dateCreated: date,
    dateUpdated: updated,
    payload: {
      userId: user,
      ...(action !== undefined && { eventAction: action }),
      ...(text && { message: text }),
      ...(withdrawn && { withdrawn }),
      ...(start !== undefined && { start }),
      ...(times && { times: times.map((each) => ({ start: each })) }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(booking && expandBooking(booking)),
    },
  };
}

function expandBooking(booking: NonNullable<SummaryEvent['booking']>) {
  const { start, end, status, firstStatus = status, noShow = false } = booking;
  const { heldUntil = null, movedAt = null, updatedBy = null } = booking;
  const { invalidatedAt = null, invalidatedBy = null } = booking;
  return {
    event: { start, end },
    status,
    firstStatus,
    valid: status !== 'CANCELED',
    noShow,
    heldUntil,
    movedAt,
    updatedByUserId: updatedBy,
    invalidatedAt,
    invalidatedBy,
  };
}

function expandAppointment({ appointment, status, date }: SummaryRow): ListedAppointment | null {
  if (!appointment) return null;
  const { id, start, end, heldUntil = null, movedAt = null, updated = date } = appointment;
  return {
    id,
    dateUpdated: updated,
    ended: status === 'CLOSED',
    payload: {
      event: { start, end },
      status: appointment.status,
      valid: true,
      noShow: false,
      heldUntil,
      movedAt,
      invalidatedBy: null,
    },
  };
}

/** Returns the file of an entry: a picture by its id, or a document by its name. */
function toEntryFile(row: SummaryRow): ListedEntry['file'] {
  const file = expandFile(row);
  return file && { ...file, ...(row.photo && { id: row.photo }) };
}

const expandFile = ({ file }: { readonly file?: string | null | undefined }) =>
  file === undefined ? null : { name: file };
