import type { Match } from '@zampa/contract/conversations/conversation';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { conversations } from '@zampa/db/schema/conversations';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { DiaryFilterCategory } from '@zampa/domain/conversations/diary-filter';
import type { HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { ClinicTypedName } from '../../../shapes/person-for-staff.ts';
import type { EntryRow } from '../../appointments/public.ts';
import type { EventRow } from '../../conversations/public.ts';
import type { MeetingPart } from '../../video/public.ts';

type Stored = typeof conversations.$inferSelect;

/**
 * Columns that conversations and diary entries share, with the keys of related rows. Timestamps are in PostgreSQL's
 * format.
 */
type CommonRow = Pick<Stored, 'id' | 'familyId' | 'lastSeq' | 'note' | 'creatorId' | 'fileId'> & {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly match: Match | null;
};

export type HealthRow = CommonRow &
  Pick<Stored, 'status' | 'priority' | 'source' | 'redFlags' | 'assigneeId' | 'followUpOf'> &
  Pick<Stored, 'price' | 'paymentType'> & {
    readonly type: 'HEALTH';
    readonly category: HealthCategory;
    readonly facilityId: string;
    readonly assignedAt: string | null;
    readonly openDate: string | null;
    readonly closeDate: string | null;
    readonly paymentAskedAt: string | null;
    readonly paidAt: string | null;
    /** Its appointment was canceled and no payment is open. */
    readonly isCalledOff: boolean;
    /** Duration of the service, from start to end. */
    readonly minutes: number | null;
  };

export type DiaryRow = CommonRow &
  Pick<Stored, 'datedOn' | 'weightGrams'> & {
    readonly type: 'DIARY';
    readonly category: DiaryFilterCategory;
    readonly happenedAt: string;
    /** Null if the entry is not shared with a clinic. */
    readonly facilityId: string | null;
  };

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
