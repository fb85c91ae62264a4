import type { Match } from '@zampa/contract/conversations/conversation';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import { conversations } from '@zampa/db/schema/conversations';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { DiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { instantText, type RowOf } from '../../../db/select-list.ts';
import type { ClinicTypedName } from '../../../shapes/person-for-staff.ts';
import type { EntryRow } from '../../appointments/public.ts';
import type { EventRow } from '../../conversations/public.ts';
import { isAppointmentCanceledSql } from '../../payments/public.ts';
import type { MeetingPart } from '../../video/public.ts';

const c = alias(conversations, 'c');

/**
 * The columns that conversations and diary entries share, with the keys of related rows. Timestamps are in
 * PostgreSQL's format.
 */
const commonFields = {
  id: c.id,
  familyId: c.familyId,
  lastSeq: c.lastSeq,
  note: c.note,
  creatorId: c.creatorId,
  fileId: c.fileId,
  createdAt: instantText(c.createdAt),
  updatedAt: instantText(c.updatedAt),
};

const healthFields = {
  status: c.status,
  priority: c.priority,
  source: c.source,
  redFlags: c.redFlags,
  assigneeId: c.assigneeId,
  followUpOf: c.followUpOf,
  price: c.price,
  paymentType: c.paymentType,
  assignedAt: instantText(c.assignedAt),
  openDate: instantText(c.openDate),
  closeDate: instantText(c.closeDate),
  paymentAskedAt: instantText(c.paymentAskedAt),
  paidAt: instantText(c.paidAt),
  /** Its appointment was canceled and no payment is open. */
  isCalledOff: sql<boolean>`${isAppointmentCanceledSql(sql`c`)}`,
  /** Duration of the service, from start to end. */
  minutes: sql<number | null>`floor(extract(epoch from ${c.closeDate} - ${c.openDate}) / 60)::int`,
};

const diaryFields = {
  datedOn: c.datedOn,
  weightGrams: c.weightGrams,
  happenedAt: instantText(c.happenedAt),
};

const kindFields = { type: c.type, category: c.category, facilityId: c.facilityId };

/** The columns of conversation `c` that form a `HealthRow` or `DiaryRow`. */
export const conversationFields = {
  ...kindFields,
  ...commonFields,
  ...healthFields,
  ...diaryFields,
};

type CommonRow = RowOf<typeof commonFields> & { readonly match: Match | null };

/** The columns whose values depend on the kind of row. */
type Kind<Row extends { readonly [Name in keyof typeof kindFields]: unknown }> = Row;

export type HealthRow = CommonRow &
  RowOf<typeof healthFields> &
  Kind<{
    readonly type: 'HEALTH';
    readonly category: HealthCategory;
    readonly facilityId: string;
  }>;

export type DiaryRow = CommonRow &
  RowOf<typeof diaryFields> &
  Kind<{
    readonly type: 'DIARY';
    readonly category: DiaryFilterCategory;
    /** Null if the entry is not shared with a clinic. */
    readonly facilityId: string | null;
  }>;

/** The `seq` of a conversation's latest events by kind: any, message, owner's message, proposed times, booking. */
export type LatestEvents = {
  readonly id: string;
  readonly latest: number | null;
  readonly message: number | null;
  readonly ownerMessage: number | null;
  readonly proposal: number | null;
  /** Null while a booking is valid. */
  readonly booking: number | null;
};

export type FacilityRow = {
  readonly name: string;
  readonly timezone: string;
  readonly phone: string | null;
  readonly currency: 'EUR' | 'USD';
};

/** The family's contact at the facility, and the status of their relation. */
export type ContactRow = {
  readonly userId: string | null;
  readonly status: RelationshipStatus;
  /** The name typed by the clinic, which is all that staff see until the client accepts. */
  readonly typed: ClinicTypedName | null;
};

/**
 * Conversations in order, with their related rows: each person, pet, facility and file once. They are assembled in
 * `shapeConversations`, because the database would join them row by row.
 */
export type ConversationRows = {
  readonly conversations: readonly (HealthRow | DiaryRow)[];
  readonly latest: readonly LatestEvents[];
  /** Unread messages by conversation id; conversations without any are missing. */
  readonly unread: Readonly<Record<string, number>>;
  /** By conversation id. */
  readonly contacts: Readonly<Record<string, ContactRow>>;
  readonly facilities: Readonly<Record<string, FacilityRow>>;
  /** The pets of each conversation, by ascending id. */
  readonly patients: readonly { readonly conversationId: string; readonly petId: string }[];
  /** The follow-ups of each conversation, oldest first. */
  readonly continuations: readonly { readonly conversationId: string; readonly id: string }[];
  /** `isAsked`: requested by the caller, not only included as the latest of its kind. */
  readonly events: readonly (EventRow & { readonly isAsked: boolean })[];
  /** Requested services, by name. */
  readonly services: readonly {
    readonly conversationId: string;
    readonly id: string;
    readonly name: string;
  }[];
  /** The `seq` up to which the other side has read, by conversation id. */
  readonly reads: Readonly<Record<string, number>>;
  readonly people: Readonly<Record<string, Person>>;
  /** Sorted by name. */
  readonly pets: readonly Pet[];
  readonly files: Readonly<Record<string, StoredFile>>;
  /** By conversation id. */
  readonly meetings: Readonly<Record<string, MeetingPart>>;
  /** Valid bookings, at most one per conversation. */
  readonly bookings: readonly EntryRow[];
};
