import type { BodyOf } from '@zampa/contract/call';
import type { updateEvent } from '@zampa/contract/inbox/update-event';
import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishEvent } from '../../conversations/public.ts';
import { requirePetsOfFamily } from '../../pets/public.ts';

type Entry = typeof conversations.$inferSelect;
type Change = BodyOf<typeof updateEvent>['payload'];

/**
 * Changes the text or the pets of an own diary entry, and tells whoever may read it. Refusals: FORBIDDEN for anything else,
 * NOT_FOUND for pets of others.
 */
export async function changeDiaryEntry(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id, familyId }: Entry,
  { message, pets, ...others }: Change,
): Promise<void> {
  if (Object.values(others).some((value) => value !== undefined)) throw new Refusal('FORBIDDEN');
  if (pets) {
    const petIds = await requirePetsOfFamily(tx, familyId, pets);
    await tx.delete(conversationPets).where(eq(conversationPets.conversationId, id));
    await tx
      .insert(conversationPets)
      .values(petIds.map((petId) => ({ conversationId: id, petId })));
  }
  await tx
    .update(conversations)
    .set({ note: message, updatedAt: now })
    .where(eq(conversations.id, id));
  publishEvent(deps, tx, { action: 'updated', conversationId: id, eventId: null });
}
