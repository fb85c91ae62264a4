import type { PetRecordPlace } from '@zampa/client/health/pet-queries';

/** Where a note belongs: a pet at a clinic and, unless it is on its own, a conversation. */
export type NotePlace = PetRecordPlace & {
  readonly conversationId: string | null;
  /** Name of the copy on this device. */
  readonly name: string;
};

/** Returns the place of a note; `slot` tells apart the notes of a pet that belong to no conversation. */
export const notePlace = (
  { petId, facilityId }: PetRecordPlace,
  conversationId: string | null,
  slot = 'new',
): NotePlace => ({
  petId,
  facilityId,
  conversationId,
  name: `visit note ${facilityId} ${petId} ${conversationId ?? slot}`,
});
