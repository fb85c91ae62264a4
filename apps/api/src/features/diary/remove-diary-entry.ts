import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../access/by.ts';
import type { Deps } from '../../deps.ts';
import { clearDeathOfEntry, readPetIds } from './change-diary-entry.ts';
import { lockDiaryEntry } from './lock-diary-entry.ts';
import { publishRemoval } from '../conversations/public.ts';
import { deleteFile } from '../files/public.ts';

/**
 * Deletes the viewer's own diary entry with its picture, and publishes the removal. With `restorePets`, clears the date
 * of death that the entry set.
 *
 * @returns whether the id was that of a diary entry
 * @throws {Refusal} FORBIDDEN for an entry by another person
 */
export async function removeDiaryEntry(
  deps: Deps,
  { tx, viewer, now }: Actor,
  { id, restorePets = false }: { readonly id: string; readonly restorePets?: boolean | undefined },
): Promise<boolean> {
  const entry = await lockDiaryEntry(tx, viewer, id);
  if (!entry) return false;
  if (restorePets) await clearDeathOfEntry(deps, { tx, now }, entry, await readPetIds(tx, id));
  await publishRemoval(deps, tx, id);
  await tx.delete(conversationPets).where(eq(conversationPets.conversationId, id));
  const { fileId } = entry;
  if (fileId) {
    // Before the entry, which gives the caller access to the file.
    await tx.update(conversations).set({ fileId: null }).where(eq(conversations.id, id));
    await deleteFile(deps, tx, fileId);
  }
  await tx.delete(conversations).where(eq(conversations.id, id));
  return true;
}
