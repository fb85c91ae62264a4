import type { InboxItem } from '@zampa/contract/inbox/read-inbox';
import type { BookingStatus } from '@zampa/domain/appointments/booking-status';
import type { RelationshipStatus } from '@zampa/domain/clients/relationship';
import type { ConversationStatus, HealthCategory } from '@zampa/domain/conversations/enumerations';

/** An inbox item as read from the database. Timestamps are in PostgreSQL's format. */
export type InboxRow = Pick<
  InboxItem,
  'kind' | 'urgent' | 'seq' | 'facilityId' | 'familyId' | 'person' | 'phone' | 'until'
> & {
  readonly since: string;
  /** The id of the item's subject: a conversation, a person or a clinic. */
  readonly subjectId: string;
  readonly conversationId: string | null;
  readonly facility: string | null;
  readonly zone: string;
  readonly category: HealthCategory | null;
  readonly status: ConversationStatus | null;
  readonly pets: InboxItem['pets'];
  readonly services: readonly string[];
  /** Start of the visit, even if it was canceled. */
  readonly starts: string | null;
  /** The text of the message or request; null without one, or if the viewer may not read health data. */
  readonly quote: string | null;
  /** Whether the message has an attachment. */
  readonly hasFile: boolean;
  /** The number of emergency signs in the request. */
  readonly redFlags: number;
  /** In minor units of `currency`. */
  readonly amount: number | null;
  readonly currency: 'EUR' | 'USD' | null;
  readonly times: readonly {
    readonly start: string;
    readonly end: string;
    readonly resource: string;
  }[];
  /** The booking for which a time is requested, and the family's relation to the clinic. */
  readonly booking: {
    readonly id: string;
    readonly status: BookingStatus;
    readonly relationship: RelationshipStatus;
    readonly updatedAt: string;
  } | null;
};
