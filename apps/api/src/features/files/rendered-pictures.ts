import { files } from '@zampa/db/schema/files';
import {
  AVATAR_SIZE,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type ImageWidth,
} from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { convertInTurn, loadSharp } from '../../uploads/pictures.ts';

/** What a picture is rendered with. */
export type PictureDeps = Pick<Deps, 'files' | 'space'> & { readonly db: Queryable };

export type Rendering = { readonly width: ImageWidth; readonly format: ImageFormat };

/** Where a rendered copy is kept: beside its file. */
const copyOf = (id: string, { width, format }: Rendering) => `${id}.${width}.${format}`;

/**
 * Returns the names of everything that may be kept of a file: its bytes, and each copy that could have been made of
 * them.
 */
export const namesOf = (id: string): readonly string[] => [
  id,
  ...IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => copyOf(id, { width, format }))),
];

/**
 * Returns a copy of a stored picture in a width and a format, and keeps it, so that it is made once; avatars are square.
 * Null when the picture is gone. Refusal: UNAVAILABLE while too many pictures are being made.
 *
 * @param who whose turn it is to have one made
 */
export async function renderedPicture(
  { files: store, space, db }: PictureDeps,
  id: string,
  rendering: Rendering,
  who: string,
): Promise<Buffer | null> {
  const name = copyOf(id, rendering);
  const kept = await store.get(name);
  if (kept) return kept;
  return convertInTurn(who, async () => {
    const madeMeanwhile = await store.get(name);
    if (madeMeanwhile) return madeMeanwhile;
    const stored = await store.get(id);
    if (!stored) return null;
    const copy = await convert(stored, rendering);
    if (await space.isShort()) return copy;
    await store.put(name, copy);
    // Whoever took the picture back meanwhile did not know of this copy.
    const [file] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
    if (!file) await store.remove(name);
    return copy;
  });
}

async function convert(stored: Buffer, { width, format }: Rendering): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(stored);
  if (width === AVATAR_SIZE) image.resize(width, width, { fit: 'cover' });
  else image.resize(width, undefined, { withoutEnlargement: true });
  return image.toFormat(format).toBuffer();
}
