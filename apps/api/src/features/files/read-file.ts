import type { readFile as call } from '@zampa/contract/files/read-file';
import { files } from '@zampa/db/schema/files';
import { IMAGE_FORMATS, LARGEST_WIDTH, type ImageFormat } from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Download, PersonContext } from '../../http/context.ts';
import { openRenderedPicture } from './rendered-pictures.ts';

/**
 * Returns a stored file, or a copy of a picture in the requested width and format, by default the largest width and
 * the picture's own format. Errors: VALIDATION for a copy of a document, NOT_FOUND.
 */
export async function readFile(
  { tx, params: { id }, query: { width, format }, account }: PersonContext<typeof call>,
  deps: Deps,
): Promise<Download> {
  const [file] = await tx.select().from(files).where(eq(files.id, id));
  if (!file) throw new Refusal('NOT_FOUND');
  const { contentType, name, size } = file;
  // The content of a file never changes: another picture is another file.
  if (width === undefined && format === undefined)
    return { open: (range) => deps.files.open(id, range), size, contentType, name, version: id };
  if (name !== null) throw invalid(width === undefined ? 'format' : 'width', 'not_a_picture');
  const rendering = { width: width ?? LARGEST_WIDTH, format: format ?? formatOf(contentType) };
  return {
    open: () => openRenderedPicture({ ...deps, db: tx }, id, rendering, account.accountId),
    size: null,
    contentType: `image/${rendering.format}`,
    name: null,
    version: `${id}.${rendering.width}.${rendering.format}`,
  };
}

/** Pictures are stored in one of the formats in which they are served. */
const formatOf = (contentType: string): ImageFormat =>
  IMAGE_FORMATS.find((format) => contentType === `image/${format}`) ?? 'jpeg';
