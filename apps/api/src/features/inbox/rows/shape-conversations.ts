import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { withClinicTypedName } from '../../../shapes/person-for-staff.ts';
import { isoInstantOrNull } from '../../../db/instants.ts';
import { type EntryRow, shapeCalendarEvent } from '../../appointments/public.ts';
import { type EventReader, shapeEvent } from '../../conversations/public.ts';
import type { ConversationRows, FacilityRow, HealthRow } from './conversation-row.ts';
import { type Finder, shapeCommon, shapeFacility } from './shape-common.ts';
import { shapeDiaryEntry } from './shape-diary-entry.ts';

/** Rows in the format of the contract, as the viewer may see them. */
export type ShapedRows = {
  readonly conversations: readonly DiaryItem[];
  /** The requested events, by ascending `seq`. */
  readonly events: readonly Event[];
  /** Calendar entries without a conversation. */
  readonly entries: readonly CalendarEvent[];
};

/** Assembles the rows into conversations, events and calendar entries. */
export function shapeConversations(viewer: Viewer, rows: ConversationRows): ShapedRows {
  const desk = new Set(facilitiesByRole(viewer).desk);
  const reader: EventReader = {
    // Staff see clients who have not accepted by the name that the clinic typed.
    personOf: (id, conversationId) =>
      withClinicTypedName(
        rows.people[id] ?? null,
        viewer.isVet && conversationId !== null ? rows.contacts[conversationId]?.typed : null,
      ),
    fileOf: (id) => rows.files[id] ?? null,
    isHidden: ({ facilityId }) => facilityId !== null && desk.has(facilityId),
  };
  const events = new Map(
    rows.events.map((row) => [keyOf(row.conversationId, row.seq), shapeEvent(row, reader)]),
  );
  const find = { ...reader, ...createFinder(rows, events) };
  return {
    conversations: rows.conversations.map((row) =>
      row.type === 'DIARY' ? shapeDiaryEntry(row, find) : shapeConversation(row, find),
    ),
    events: rows.events
      .filter(({ isAsked }) => isAsked)
      .map((row) => shapeEvent(row, reader))
      .toSorted((one, other) => one.seq - other.seq),
    entries: rows.bookings
      .filter(({ conversationId }) => conversationId === null)
      .map((entry) => shapeEntry(entry, { find, client: null, ended: false })),
  };
}

const keyOf = (conversationId: string, seq: number) => `${conversationId} ${seq}`;

/** Indexes the rows by conversation. */
function createFinder(
  rows: ConversationRows,
  events: ReadonlyMap<string, Event>,
): Omit<Finder, keyof EventReader> {
  const latest = new Map(rows.latest.map((head) => [head.id, head]));
  const services = Map.groupBy(rows.services, conversationIdOf);
  const bookings = new Map(rows.bookings.map((row) => [row.conversationId, row]));
  const patients = Map.groupBy(rows.patients, conversationIdOf);
  const continuations = Map.groupBy(rows.continuations, conversationIdOf);
  return {
    latestOf: ({ id }) => latest.get(id),
    eventOf: ({ id }, seq) => (typeof seq === 'number' && events.get(keyOf(id, seq))) || null,
    contactOf: ({ id }) => rows.contacts[id],
    facilityOf: ({ facilityId }) => (facilityId === null ? undefined : rows.facilities[facilityId]),
    petIdsOf: ({ id }) => (patients.get(id) ?? []).map(({ petId }) => petId),
    petsWith: (ids) => rows.pets.filter(({ id }) => ids.includes(id)),
    continuedIn: ({ id }) => (continuations.get(id) ?? []).map((next) => next.id),
    servicesOf: ({ id }) => services.get(id) ?? [],
    unreadOf: ({ id }) => rows.unread[id] ?? 0,
    readSeqOf: ({ id }) => rows.reads[id] ?? 0,
    meetingOf: ({ id }) => rows.meetings[id] ?? null,
    bookingOf: ({ id }) => bookings.get(id),
  };
}

const conversationIdOf = ({ conversationId }: { readonly conversationId: string }) =>
  conversationId;

function shapeConversation(row: HealthRow, find: Finder): Conversation {
  const isHidden = find.isHidden(row);
  const facility = find.facilityOf(row);
  if (!facility) throw new Error('the reader cannot see the facility of the request');
  const latest = find.latestOf(row);
  return {
    ...shapeCommon(row, find),
    type: 'HEALTH',
    category: row.category,
    file: row.fileId === null || isHidden ? null : find.fileOf(row.fileId),
    payload: {
      ...payloadOf(row),
      ...servicesOf(find.servicesOf(row)),
      facilityName: facility.name,
      pets: [...find.petIdsOf(row)],
      continuedIn: [...find.continuedIn(row)],
      payment: paymentOf(row, facility),
      videomeeting: find.meetingOf(row),
      note: isHidden ? '' : row.note,
    },
    facility: shapeFacility(row.facilityId, facility),
    assignee: row.assigneeId === null ? null : find.personOf(row.assigneeId, row.id),
    lastEvent: find.eventOf(row, latest?.latest),
    lastMessage: find.eventOf(row, latest?.message),
    lastUserMessage: find.eventOf(row, latest?.ownerMessage),
    proposal: find.eventOf(row, latest?.proposal),
    lastBooking: find.eventOf(row, latest?.booking),
    appointment: appointmentOf(row, find),
    unread: find.unreadOf(row),
    readSeq: find.readSeqOf(row),
  };
}

function appointmentOf(row: HealthRow, find: Finder): Conversation['appointment'] {
  const booking = find.bookingOf(row);
  if (!booking) return null;
  const contact = find.contactOf(row);
  const client = contact?.userId ? find.personOf(contact.userId, row.id) : null;
  return shapeEntry(booking, { find, client, ended: row.status === 'CLOSED' });
}

type EntryContext = { readonly find: Pick<Finder, 'petsWith' | 'personOf' | 'isHidden'> } & Pick<
  CalendarEvent,
  'client' | 'ended'
>;

const shapeEntry = (entry: EntryRow, { find, ...visit }: EntryContext): CalendarEvent =>
  shapeCalendarEvent(entry, {
    ...visit,
    petNames: find.petsWith(entry.pets).map(({ name }) => name),
    unread: 0,
    isHidden: find.isHidden(entry),
    personOf: find.personOf,
  });

const payloadOf = (row: HealthRow) => ({
  source: row.source,
  redFlags: row.redFlags,
  priority: row.priority,
  status: row.status,
  userId: row.creatorId,
  assigneeId: row.assigneeId,
  facilityId: row.facilityId,
  familyId: row.familyId,
  assignDate: isoInstantOrNull(row.assignedAt),
  openDate: isoInstantOrNull(row.openDate),
  closeDate: isoInstantOrNull(row.closeDate),
  duration: row.minutes,
  followUpOf: row.followUpOf,
});

const servicesOf = (services: ReturnType<Finder['servicesOf']>) => ({
  services: services.map(({ id }) => id),
  serviceNames: services.map(({ name }) => name),
});

const paymentOf = (
  row: HealthRow,
  { currency }: FacilityRow,
): Conversation['payload']['payment'] => ({
  status: paymentStatusOf({ ...row, isPaid: row.paidAt !== null }),
  amount: row.price,
  currency,
  payment_type: row.paymentType,
  requestDate: isoInstantOrNull(row.paymentAskedAt),
  paidDate: isoInstantOrNull(row.paidAt),
});
