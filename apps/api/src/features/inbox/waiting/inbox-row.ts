import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';

/** What is read of one thing that waits. Instants are as PostgreSQL writes them. */
export type InboxRow = Pick<
  InboxItem,
  'kind' | 'urgent' | 'seq' | 'facilityId' | 'familyId' | 'person' | 'phone' | 'until'
> & {
  readonly since: string;
  /** Whatever waits: a conversation, a person, a clinic. */
  readonly subjectId: string;
  readonly conversationId: string | null;
  readonly facility: string | null;
  readonly zone: string;
  readonly category: HealthCategory | null;
  readonly status: ConversationStatus | null;
  readonly pets: InboxItem['pets'];
  readonly services: readonly string[];
  /** When the visit is, or was to be, that it is about. */
  readonly starts: string | null;
  /** What was written; null where nothing was, or for who may not read about health. */
  readonly quote: string | null;
  /** Whether a picture came with it, or is all of it. */
  readonly hasFile: boolean;
  /** Whether what was asked for shows signs of an emergency. */
  readonly redFlags: number;
  /** Minor units, and their currency. */
  readonly amount: number | null;
  readonly currency: 'EUR' | 'USD' | null;
  readonly times: readonly {
    readonly start: string;
    readonly end: string;
    readonly resource: string;
  }[];
  /** The booking that a time is asked with, and how its family stands to the clinic. */
  readonly booking: {
    readonly id: string;
    readonly status: BookingStatus;
    readonly relationship: RelationshipStatus;
    readonly updatedAt: string;
  } | null;
};
