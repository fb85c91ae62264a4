import { Readable } from 'node:stream';
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
import type { OpenedFile } from '../../ports/files.ts';
import { convertQueued, loadSharp } from '../../uploads/pictures.ts';
import { readStored } from '../../uploads/read-stored.ts';

/** Dependencies for rendering a picture. */
export type PictureDeps = Pick<Deps, 'files' | 'space'> & { readonly db: Queryable };

export type Rendering = { readonly width: ImageWidth; readonly format: ImageFormat };

/** Storage name of a rendered copy. */
const copyName = (id: string, { width, format }: Rendering) => `${id}.${width}.${format}`;

/** Returns the storage names of a file and all its possible rendered copies. */
export const storageNames = (id: string): readonly string[] => [
  id,
  ...IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => copyName(id, { width, format })),
  ),
];

/**
 * Returns a picture in the given width and format, rendered on first use and cached; avatars are square. Null if the
 * picture no longer exists. Throws UNAVAILABLE while too many pictures are being rendered.
 *
 * @param requesterId key of the person for fair queueing
 */
export async function renderPicture(
  { files: store, space, db }: PictureDeps,
  id: string,
  rendering: Rendering,
  requesterId: string,
): Promise<Buffer | null> {
  const name = copyName(id, rendering);
  const cached = await readStored(store, name);
  if (cached) return cached;
  return convertQueued(requesterId, async () => {
    const cachedSince = await readStored(store, name);
    if (cachedSince) return cachedSince;
    const stored = await readStored(store, id);
    if (!stored) return null;
    const copy = await convert(stored, rendering);
    if (await space.isShort()) return copy;
    await store.write(name, copy);
    // Delete the copy if the picture was deleted while rendering, since that deletion could not see it.
    const [file] = await db.select({ id: files.id }).from(files).where(eq(files.id, id));
    if (!file) await store.remove(name);
    return copy;
  });
}

/**
 * Opens a rendered picture as a stream; null if the picture no longer exists. Throws UNAVAILABLE like
 * `renderPicture`.
 */
export async function openRenderedPicture(
  deps: PictureDeps,
  id: string,
  rendering: Rendering,
  requesterId: string,
): Promise<OpenedFile | null> {
  const name = copyName(id, rendering);
  const cached = await deps.files.open(name);
  if (cached) return cached;
  const copy = await renderPicture(deps, id, rendering, requesterId);
  if (!copy) return null;
  // From the store once it is there: a reader that does not read must not hold the copy in memory.
  const stored = await deps.files.open(name);
  return stored ?? { size: copy.length, content: Readable.from([copy]) };
}

async function convert(stored: Buffer, { width, format }: Rendering): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(stored);
  if (width === AVATAR_SIZE) image.resize(width, width, { fit: 'cover' });
  else image.resize(width, undefined, { withoutEnlargement: true });
  return image.toFormat(format).toBuffer();
}
