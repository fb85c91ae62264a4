import type { Match } from '@zampa/contract/conversations/conversation';
import type { StoredFile } from '@zampa/contract/conversations/event';
import type { Person } from '@zampa/contract/people/user';
import type { Pet } from '@zampa/contract/pets/objects';
import type { conversations } from '@zampa/db/schema/conversations';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { DiaryCategory, HealthCategory } from '@zampa/domain/conversations/enumerations';
import type { TypedName } from '../../../access/known-person.ts';
import type { EntryRow } from '../../appointments/public.ts';
import type { EventRow } from '../../conversations/public.ts';
import type { MeetingPart } from '../../video/public.ts';

type Stored = typeof conversations.$inferSelect;

/** What conversations and diary entries have in common, with keys of what belongs to them; instants as PostgreSQL writes them. */
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
    /** Its time is none any more, and nothing is asked for all the same. */
    readonly isCalledOff: boolean;
    /** From its start to its end. */
    readonly minutes: number | null;
  };

export type DiaryRow = CommonRow & {
  readonly type: 'DIARY';
  readonly category: DiaryCategory;
  /** Null where the family keeps the entry to itself. */
  readonly facilityId: string | null;
};

/** The numbers of the latest events of a conversation: of any kind, the latest message, that of the owner, times proposed. */
export type LatestEvents = {
  readonly id: string;
  readonly latest: number | null;
  readonly message: number | null;
  readonly ownerMessage: number | null;
  readonly proposal: number | null;
  /** Null where one is valid. */
  readonly booking: number | null;
};

export type FacilityRow = {
  readonly name: string;
  readonly timezone: string;
  readonly phone: string | null;
  readonly currency: 'EUR' | 'USD';
};

/** Who stands for the family at the facility, and how the two stand to each other. */
export type ContactRow = {
  readonly userId: string | null;
  readonly status: RelationshipStatus;
  /** All that staff know of their name, until they accept. */
  readonly typed: TypedName | null;
};

/**
 * Conversations in their order, and what belongs to them: each person, pet, facility and file once. They are put together
 * here: what the database joins, it joins row by row, as it does not know that they are few.
 */
export type ConversationRows = {
  readonly conversations: readonly (HealthRow | DiaryRow)[];
  readonly latest: readonly LatestEvents[];
  /** The number of unread messages, by conversation; those that have none are not named. */
  readonly unread: Readonly<Record<string, number>>;
  /** By conversation. */
  readonly contacts: Readonly<Record<string, ContactRow>>;
  readonly facilities: Readonly<Record<string, FacilityRow>>;
  /** Which pets each is about, in the order of their ids. */
  readonly patients: readonly { readonly conversationId: string; readonly petId: string }[];
  /** What was opened after each, the oldest first. */
  readonly continuations: readonly { readonly conversationId: string; readonly id: string }[];
  /** `isAsked`: asked for, and not only there as the latest of its kind. */
  readonly events: readonly (EventRow & { readonly isAsked: boolean })[];
  /** What was asked for, by name. */
  readonly services: readonly {
    readonly conversationId: string;
    readonly id: string;
    readonly name: string;
  }[];
  /** How far the other side has read, by conversation. */
  readonly reads: Readonly<Record<string, number>>;
  readonly people: Readonly<Record<string, Person>>;
  /** By name. */
  readonly pets: readonly Pet[];
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Video meetings, by conversation. */
  readonly meetings: Readonly<Record<string, MeetingPart>>;
  /** The valid ones, one for each conversation at most. */
  readonly bookings: readonly EntryRow[];
};
