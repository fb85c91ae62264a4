import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { asTyped } from '../../../access/known-person.ts';
import { isoInstantOrNull } from '../../../db/instants.ts';
import { type EntryRow, shapeCalendarEvent } from '../../appointments/public.ts';
import { type EventReader, shapeEvent } from '../../conversations/public.ts';
import type { ConversationRows, FacilityRow, HealthRow } from './conversation-row.ts';
import { type Finder, shapeCommon, shapeFacility } from './shape-common.ts';
import { shapeDiaryEntry } from './shape-diary-entry.ts';

/** What was read together, each as the contract has it for the viewer. */
export type Shaped = {
  readonly conversations: readonly DiaryItem[];
  /** Those that were asked for, by ascending number. */
  readonly events: readonly Event[];
  /** Of calendars, without a conversation. */
  readonly entries: readonly CalendarEvent[];
};

/** Puts together what rows say. */
export function shapeConversations(viewer: Viewer, rows: ConversationRows): Shaped {
  const desk = new Set(facilitiesByRole(viewer).desk);
  const reader: EventReader = {
    // Staff are shown whom they know of the relation; the family knows itself.
    personOf: (id, conversationId) =>
      asTyped(
        rows.people[id] ?? null,
        viewer.isVet && conversationId !== null ? rows.contacts[conversationId]?.typed : null,
      ),
    fileOf: (id) => rows.files[id] ?? null,
    isHidden: ({ facilityId }) => facilityId !== null && desk.has(facilityId),
  };
  const events = new Map(
    rows.events.map((row) => [keyOf(row.conversationId, row.seq), shapeEvent(row, reader)]),
  );
  const find = { ...reader, ...belongingsOf(rows, events) };
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

/** Finds what belongs to a conversation. */
function belongingsOf(
  rows: ConversationRows,
  events: ReadonlyMap<string, Event>,
): Omit<Finder, keyof EventReader> {
  const latest = new Map(rows.latest.map((head) => [head.id, head]));
  const services = Map.groupBy(rows.services, ofConversation);
  const bookings = new Map(rows.bookings.map((row) => [row.conversationId, row]));
  const patients = Map.groupBy(rows.patients, ofConversation);
  const continuations = Map.groupBy(rows.continuations, ofConversation);
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

const ofConversation = ({ conversationId }: { readonly conversationId: string }) => conversationId;

function shapeConversation(row: HealthRow, find: Finder): Conversation {
  const isHidden = find.isHidden(row);
  const facility = find.facilityOf(row);
  if (!facility) throw new Error('a request of a facility that its reader does not see');
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

type Around = { readonly find: Pick<Finder, 'petsWith' | 'personOf' | 'isHidden'> } & Pick<
  CalendarEvent,
  'client' | 'ended'
>;

const shapeEntry = (entry: EntryRow, { find, ...visit }: Around): CalendarEvent =>
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
