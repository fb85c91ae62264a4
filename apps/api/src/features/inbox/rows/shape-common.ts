import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { hasRelationEnded, isUnregistered } from '@zampa/domain/clients/relationship';
import { isoInstant } from '../../../db/instants.ts';
import type { EntryRow } from '../../appointments/public.ts';
import type { EventReader } from '../../conversations/public.ts';
import type { MeetingPart } from '../../video/public.ts';
import type {
  ContactRow,
  DiaryRow,
  FacilityRow,
  HealthRow,
  LatestEvents,
} from './conversation-row.ts';

type Row = HealthRow | DiaryRow;

/** Finds the rows related to a conversation, by their keys. */
export type Finder = EventReader & {
  readonly latestOf: (row: HealthRow) => LatestEvents | undefined;
  readonly eventOf: (row: HealthRow, seq: number | null | undefined) => Event | null;
  readonly contactOf: (row: Row) => ContactRow | undefined;
  readonly facilityOf: (row: Row) => FacilityRow | undefined;
  readonly petIdsOf: (row: Row) => readonly string[];
  readonly petsWith: (ids: readonly string[]) => Conversation['pets'];
  readonly continuedIn: (row: HealthRow) => readonly string[];
  /** Sorted by name. */
  readonly servicesOf: (
    row: HealthRow,
  ) => readonly { readonly id: string; readonly name: string }[];
  readonly unreadOf: (row: HealthRow) => number;
  readonly readSeqOf: (row: HealthRow) => number;
  readonly meetingOf: (row: HealthRow) => MeetingPart | null;
  readonly bookingOf: (row: HealthRow) => EntryRow | undefined;
};

/** Returns the fields that conversations and diary entries share. */
export function shapeCommon(row: Row, find: Finder) {
  const contact = find.contactOf(row);
  return {
    id: row.id,
    parent_id: null,
    seq: row.lastSeq,
    dateCreated: isoInstant(row.createdAt),
    dateUpdated: isoInstant(row.updatedAt),
    user: find.personOf(row.creatorId, row.id),
    family: {
      id: row.familyId,
      user: contact?.userId ? find.personOf(contact.userId, row.id) : null,
      registered: contact === undefined || !isUnregistered(contact.status),
      ended: hasRelationEnded(contact?.status),
    },
    pets: find.petsWith(find.petIdsOf(row)),
    match: row.match,
  };
}

export const shapeFacility = (id: string, { name, timezone, phone }: FacilityRow) => ({
  id,
  name,
  timezone,
  phone,
});
