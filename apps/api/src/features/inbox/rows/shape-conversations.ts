import type { CalendarEvent } from '@zampa/contract/appointments/calendar-event';
import type { Conversation, DiaryItem } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { paymentStatusOf } from '@zampa/domain/payments/status';
import type { Viewer } from '@zampa/domain/people/relation';
import { facilitiesByRole } from '../../../access/facilities-by-role.ts';
import { isoInstantOrNull } from '../../../db/instants.ts';
import { type EntryRow, shapeCalendarEvent } from '../../appointments/public.ts';
import { type EventReader, shapeEvent } from '../../conversations/public.ts';
import type { ConversationRows, HealthRow } from './conversation-row.ts';
import { type Finder, shapeCommon } from './shape-common.ts';
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
    personOf: (id) => rows.people[id] ?? null,
    fileOf: (id) => rows.files[id] ?? null,
    isHidden: ({ facilityId }) => facilityId !== null && desk.has(facilityId),
  };
  const events = new Map(
    rows.events.map((row) => [keyOf(row.conversationId, row.seq), shapeEvent(row, reader)]),
  );
  const services = Map.groupBy(rows.services, ({ conversationId }) => conversationId);
  const bookings = new Map(rows.bookings.map((row) => [row.conversationId, row]));
  const find: Finder = {
    ...reader,
    eventOf: ({ id }, seq) => (seq === null ? null : (events.get(keyOf(id, seq)) ?? null)),
    petsOf: ({ pets }) => rows.pets.filter(({ id }) => pets.includes(id)),
    servicesOf: ({ id }) => services.get(id) ?? [],
    readSeqOf: ({ id }) => rows.reads[id] ?? 0,
    bookingOf: ({ id }) => bookings.get(id),
  };
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

function shapeConversation(row: HealthRow, find: Finder): Conversation {
  const isHidden = find.isHidden(row);
  return {
    ...shapeCommon(row, find),
    type: 'HEALTH',
    category: row.category,
    file: row.fileId === null || isHidden ? null : find.fileOf(row.fileId),
    payload: {
      ...payloadOf(row),
      ...servicesOf(find.servicesOf(row)),
      note: isHidden ? '' : row.note,
    },
    facility: {
      id: row.facilityId,
      name: row.facilityName,
      timezone: row.timezone,
      phone: row.phone,
    },
    assignee: row.assigneeId === null ? null : find.personOf(row.assigneeId),
    lastEvent: find.eventOf(row, row.latest),
    lastMessage: find.eventOf(row, row.message),
    lastUserMessage: find.eventOf(row, row.ownerMessage),
    proposal: find.eventOf(row, row.proposal),
    appointment: appointmentOf(row, find),
    unread: row.unread,
    readSeq: find.readSeqOf(row),
  };
}

function appointmentOf(row: HealthRow, find: Finder): Conversation['appointment'] {
  const booking = find.bookingOf(row);
  if (!booking) return null;
  const client = row.contactId === null ? null : find.personOf(row.contactId);
  return shapeEntry(booking, { find, client, ended: row.status === 'CLOSED' });
}

type Around = { readonly find: Finder } & Pick<CalendarEvent, 'client' | 'ended'>;

const shapeEntry = (entry: EntryRow, { find, ...visit }: Around): CalendarEvent =>
  shapeCalendarEvent(entry, {
    ...visit,
    petNames: find.petsOf(entry).map(({ name }) => name),
    unread: 0,
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
  facilityName: row.facilityName,
  familyId: row.familyId,
  assignDate: isoInstantOrNull(row.assignedAt),
  openDate: isoInstantOrNull(row.openDate),
  closeDate: isoInstantOrNull(row.closeDate),
  duration: row.minutes,
  pets: [...row.pets],
  payment: paymentOf(row),
  followUpOf: row.followUpOf,
  continuedIn: [...row.continuedIn],
});

const servicesOf = (services: ReturnType<Finder['servicesOf']>) => ({
  services: services.map(({ id }) => id),
  serviceNames: services.map(({ name }) => name),
});

const paymentOf = (row: HealthRow): Conversation['payload']['payment'] => ({
  status: paymentStatusOf({ ...row, isPaid: row.paidAt !== null }),
  amount: row.price,
  currency: row.currency,
  payment_type: row.paymentType,
  requestDate: isoInstantOrNull(row.paymentAskedAt),
  paidDate: isoInstantOrNull(row.paidAt),
});
