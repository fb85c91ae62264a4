import { conversationPets, conversations } from '@zampa/db/schema/conversations';
import type { Viewer } from '@zampa/domain/people/relation';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockDiaryEntry } from './lock-diary-entry.ts';
import { publishRemoval } from '../../conversations/public.ts';
import { deleteFile } from '../../files/public.ts';

/**
 * Takes an own diary entry out of the diary, with its picture; whoever could read it is told.
 *
 * @returns whether the id was one of a diary entry. Refusal: FORBIDDEN for an entry of somebody else
 */
export async function removeDiaryEntry(
  deps: Deps,
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<boolean> {
  const entry = await lockDiaryEntry(tx, viewer, id);
  if (!entry) return false;
  await publishRemoval(deps, tx, id);
  await tx.delete(conversationPets).where(eq(conversationPets.conversationId, id));
  const { fileId } = entry;
  if (fileId) {
    // Before the entry, through which it is the caller's.
    await tx.update(conversations).set({ fileId: null }).where(eq(conversations.id, id));
    await deleteFile(deps, tx, fileId);
  }
  await tx.delete(conversations).where(eq(conversations.id, id));
  return true;
}
