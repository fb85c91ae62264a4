import { files } from '@zampa/db/schema/files';
import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { UploadedImage } from '../platform/upload.ts';
import { newId } from './ids.ts';

type Owner =
  | { readonly conversationId: string }
  | { readonly petId: string }
  | { readonly userId: string };

/**
 * Keeps an uploaded picture and says what it belongs to. The bytes are stored first: a write that fails afterwards
 * leaves a file that nothing names, never a name without a file.
 *
 * @returns its id, null when nothing was uploaded
 */
export async function keepImage(
  { files: store }: Deps,
  tx: Queryable,
  image: UploadedImage | null,
  owner: Owner,
  uploaderId: string,
  now: Date,
): Promise<string | null> {
  if (!image) return null;
  const { bytes, contentType, width, height, sha256 } = image;
  const id = newId();
  await store.put(id, bytes);
  await tx.insert(files).values({
    id,
    contentType,
    width,
    height,
    size: bytes.length,
    sha256,
    uploaderId,
    ...owner,
    createdAt: now,
  });
  return id;
}
