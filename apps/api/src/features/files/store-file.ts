import { files } from '@zampa/db/schema/files';
import { AVATAR_SIZE } from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { UploadedFile } from '../../uploads/upload.ts';
import { newId } from '../../db/ids.ts';
import { renderedPicture, type PictureDeps } from './rendered-pictures.ts';
import { requireQuota } from './upload-quotas.ts';
import type { By } from '../../access/by.ts';

type Owner =
  | { readonly conversationId: string }
  | { readonly petId: string }
  | { readonly userId: string }
  | { readonly facilityId: string };

/**
 * Keeps an uploaded file and says what it belongs to. The bytes are stored first: a write that fails afterwards
 * leaves a file that nothing names, never a name without a file. Refusals: STORAGE_FULL, TOO_MANY_REQUESTS.
 *
 * @returns its id, null when nothing was uploaded
 */
export async function storeFile(
  { files: store, space }: Pick<Deps, 'files' | 'space'>,
  { tx, viewer, now }: By,
  file: UploadedFile | null,
  owner: Owner,
): Promise<string | null> {
  if (!file) return null;
  const { bytes, contentType, name, width, height, sha256 } = file;
  const size = bytes.length;
  const uploaderId = viewer.userId;
  await space.require();
  const conversationId = 'conversationId' in owner ? owner.conversationId : null;
  await requireQuota({ tx, now }, uploaderId, conversationId, size);
  const id = newId();
  await store.put(id, bytes);
  const facts = { id, contentType, name, width, height, size, sha256, uploaderId };
  await tx.insert(files).values({ ...facts, ...owner, createdAt: now });
  return id;
}

/**
 * Deletes a file that nothing shows any more. Its bytes and their copies go after the commit, by the outbox: an error
 * before it must not leave a message whose picture is gone, nor a crash after it a picture without its message.
 */
export async function deleteFile(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Queryable,
  id: string,
): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  outbox.enqueue(tx, 'removeStoredFile', { id });
}

/** Returns a picture as a small square data address, for those who cannot fetch it; null where there is none. */
export async function smallPicture(
  deps: PictureDeps,
  id: string | null,
  who: string,
): Promise<string | null> {
  if (!id) return null;
  const rendering = { width: AVATAR_SIZE, format: 'webp' } as const;
  const small = await renderedPicture(deps, id, rendering, who);
  return small && `data:image/webp;base64,${small.toString('base64')}`;
}
