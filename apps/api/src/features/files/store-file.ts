import { files } from '@zampa/db/schema/files';
import { AVATAR_SIZE } from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import { afterRollback, type Queryable } from '../../db/database.ts';
import { isConflict } from '../../db/database-conflicts.ts';
import type { Deps } from '../../deps.ts';
import type { SentFile } from '../../uploads/sent-file.ts';
import { renderPicture, type PictureDeps } from './rendered-pictures.ts';
import {
  deletePendingUpload,
  discardUpload,
  insertPendingUpload,
  type UploadDeps,
} from './unstored-uploads.ts';
import { requireQuota } from './upload-quotas.ts';
import type { Actor } from '../../access/by.ts';

type Owner =
  | { readonly conversationId: string }
  | { readonly petId: string }
  | { readonly userId: string }
  | { readonly facilityId: string }
  | { readonly documentId: string };

/**
 * Stores an uploaded file together with what it belongs to. A PENDING row is inserted before the bytes are stored: if
 * the write fails, the bytes are deleted again; after a crash, the hourly cleanup deletes them. Errors: STORAGE_FULL,
 * TOO_MANY_REQUESTS, UNAVAILABLE.
 * @returns its id; null if nothing was uploaded
 */
export async function storeFile(
  { files: store, space, sideDb }: UploadDeps & Pick<Deps, 'space'>,
  { tx, viewer, now }: Actor,
  file: SentFile | null,
  owner: Owner,
): Promise<string | null> {
  if (!file) return null;
  const uploaderId = viewer.userId;
  await space.require();
  const conversationId = 'conversationId' in owner ? owner.conversationId : null;
  await requireQuota({ tx, now }, uploaderId, conversationId, file.size);
  const { bytes, contentType, name, width, height, sha256 } = file.inspected();
  const size = bytes.length;
  const id = await insertPendingUpload(sideDb, { uploaderId, bytes: size, now });
  // A write that is repeated after a conflict stores its file again: only the last one counts.
  afterRollback(tx, (error) => discardUpload({ files: store, sideDb }, id, !isConflict(error)));
  await store.write(id, bytes);
  const facts = { id, contentType, name, width, height, size, sha256, uploaderId };
  await tx.insert(files).values({ ...facts, ...owner, createdAt: now });
  await deletePendingUpload(tx, id);
  return id;
}

/**
 * Deletes the row of a file that is no longer used. Its bytes and copies are deleted by an outbox job after the
 * commit, so that neither an error nor a crash leaves a reference to a missing file.
 */
export async function deleteFile(
  { outbox }: Pick<Deps, 'outbox'>,
  tx: Queryable,
  id: string,
): Promise<void> {
  await tx.delete(files).where(eq(files.id, id));
  outbox.enqueue(tx, 'removeStoredFile', { id });
}

/** Returns a picture as a small square data URL, for readers who cannot fetch it; null without a picture. */
export async function smallPictureUrl(
  deps: PictureDeps,
  id: string | null,
  requesterId: string,
): Promise<string | null> {
  if (!id) return null;
  const rendering = { width: AVATAR_SIZE, format: 'webp' } as const;
  const small = await renderPicture(deps, id, rendering, requesterId);
  return small && `data:image/webp;base64,${small.toString('base64')}`;
}
