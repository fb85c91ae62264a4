import { files } from '@zampa/db/schema/files';
import { AVATAR_SIZE } from '@zampa/domain/files/images';
import sharp from 'sharp';
import type { Queryable } from '../platform/database.ts';
import type { Deps } from '../platform/deps.ts';
import type { UploadedFile } from '../platform/upload.ts';
import { newId } from './ids.ts';

type Owner =
  | { readonly conversationId: string }
  | { readonly petId: string }
  | { readonly userId: string }
  | { readonly facilityId: string };

/**
 * Keeps an uploaded file and says what it belongs to. The bytes are stored first: a write that fails afterwards
 * leaves a file that nothing names, never a name without a file.
 *
 * @returns its id, null when nothing was uploaded
 */
export async function keepFile(
  { files: store }: Deps,
  tx: Queryable,
  file: UploadedFile | null,
  owner: Owner,
  uploaderId: string,
  now: Date,
): Promise<string | null> {
  if (!file) return null;
  const { bytes, contentType, name, width, height, sha256 } = file;
  const id = newId();
  await store.put(id, bytes);
  await tx.insert(files).values({
    id,
    contentType,
    name,
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

/** A picture as a small square data address, for those who cannot fetch it; null where there is none. */
export async function smallPicture(
  { files: store }: Pick<Deps, 'files'>,
  id: string | null,
): Promise<string | null> {
  const stored = id && (await store.get(id));
  if (!stored) return null;
  const small = await sharp(stored)
    .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
