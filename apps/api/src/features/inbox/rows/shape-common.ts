import type { Conversation } from '@zampa/contract/conversations/conversation';
import type { Event } from '@zampa/contract/conversations/event';
import { isUnregistered } from '@zampa/domain/clients/relationship';
import { isoInstant } from '../../../db/instants.ts';
import type { EntryRow } from '../../appointments/public.ts';
import type { EventReader } from '../../conversations/public.ts';
import type { DiaryRow, HealthRow } from './conversation-row.ts';

/** What belongs to a conversation, found by its keys. */
export type Finder = EventReader & {
  readonly eventOf: (row: HealthRow, seq: number | null) => Event | null;
  readonly petsOf: (row: Pick<HealthRow, 'pets'>) => Conversation['pets'];
  /** By name. */
  readonly servicesOf: (
    row: HealthRow,
  ) => readonly { readonly id: string; readonly name: string }[];
  readonly readSeqOf: (row: HealthRow) => number;
  readonly bookingOf: (row: HealthRow) => EntryRow | undefined;
};

/** Returns what a conversation and an entry of a diary have in common. */
export const shapeCommon = (row: HealthRow | DiaryRow, { personOf, petsOf }: Finder) => ({
  id: row.id,
  parent_id: null,
  seq: row.lastSeq,
  dateCreated: isoInstant(row.createdAt),
  dateUpdated: isoInstant(row.updatedAt),
  user: personOf(row.creatorId),
  family: {
    id: row.familyId,
    user: row.contactId === null ? null : personOf(row.contactId),
    registered: row.relationship === null || !isUnregistered(row.relationship),
  },
  pets: petsOf(row),
  match: row.match,
});
