import type { QueryOf } from '@zampa/contract/call';
import type { readFile } from '@zampa/contract/files/read-file';
import { files } from '@zampa/db/schema/files';
import { AVATAR_SIZE } from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Queryable } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid, Refusal } from '../../platform/refusal.ts';
import type { Bytes } from '../../platform/served.ts';

/**
 * The stored file, or a copy of a picture in the width and format asked for. Avatars are square.
 * Refusals: NOT_FOUND, VALIDATION for the width of a document.
 */
export async function renderFile(
  deps: Deps,
  db: Queryable,
  id: string,
  { width, format }: QueryOf<typeof readFile>,
): Promise<Bytes> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  const stored = file && (await deps.files.get(id));
  if (!file || !stored) throw new Refusal('NOT_FOUND');
  const { contentType, name } = file;
  if (width === undefined && format === undefined) return { bytes: stored, contentType, name };
  if (name !== null) throw invalid(width === undefined ? 'format' : 'width', 'not_a_picture');
  const image = sharp(stored);
  if (width === AVATAR_SIZE) image.resize(width, width, { fit: 'cover' });
  else if (width !== undefined) image.resize(width, undefined, { withoutEnlargement: true });
  if (format !== undefined) image.toFormat(format);
  return {
    bytes: await image.toBuffer(),
    contentType: format === undefined ? contentType : `image/${format}`,
    name: null,
  };
}
