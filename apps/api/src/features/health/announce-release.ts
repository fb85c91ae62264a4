import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { findReadersOfFamily } from '../../emails/notification-emails.ts';

type Announced = {
  readonly petId: string;
  readonly familyId: string;
  readonly facilityId: string | null;
};

/** Notifies the family of something that a clinic released about a pet; the notification opens the pet's page. */
export async function announceRelease(
  deps: Deps,
  tx: Queryable,
  { petId, familyId, facilityId }: Announced,
  kind: 'DOCUMENT_RELEASED' | 'NOTE_RELEASED',
): Promise<void> {
  const readers = await findReadersOfFamily(tx, familyId, { except: null });
  deps.outbox.enqueue(tx, 'notify', {
    kind,
    by: null,
    ...(facilityId && { facilityId }),
    conversation: null,
    to: readers.flatMap(({ userId }) => userId ?? []),
    starts: [],
    path: `/app/workspace/pets/${petId}`,
  });
}
