import type { readFile as call } from '@zampa/contract/files/read-file';
import type { QueryOf } from '@zampa/contract/call';
import { files } from '@zampa/db/schema/files';
import { IMAGE_FORMATS, LARGEST_WIDTH, type ImageFormat } from '@zampa/domain/files/images';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { invalid, Refusal } from '../../errors/refusal.ts';
import type { Bytes, PersonContext } from '../../http/context.ts';
import { renderedPicture, type PictureDeps } from './rendered-pictures.ts';

/**
 * Returns the stored file, or a copy of a picture in the width and format asked for: without a width the largest,
 * without a format its own.
 *
 * @param who whose turn it is when a copy has to be made
 */
export function readFile({ tx, params, query, account }: PersonContext<typeof call>, deps: Deps) {
  return renderFile({ ...deps, db: tx }, params.id, query, account.accountId);
}

async function renderFile(
  deps: PictureDeps,
  id: string,
  { width, format }: QueryOf<typeof call>,
  who: string,
): Promise<Bytes> {
  const [file] = await deps.db.select().from(files).where(eq(files.id, id));
  if (!file) throw new Refusal('NOT_FOUND');
  const { contentType, name } = file;
  if (width === undefined && format === undefined) {
    const stored = await deps.files.get(id);
    if (!stored) throw new Refusal('NOT_FOUND');
    return { bytes: stored, contentType, name };
  }
  if (name !== null) throw invalid(width === undefined ? 'format' : 'width', 'not_a_picture');
  const rendering = { width: width ?? LARGEST_WIDTH, format: format ?? formatOf(contentType) };
  const bytes = await renderedPicture(deps, id, rendering, who);
  if (!bytes) throw new Refusal('NOT_FOUND');
  return { bytes, contentType: `image/${rendering.format}`, name: null };
}

/** Pictures are stored in the formats in which they are served. */
const formatOf = (contentType: string): ImageFormat =>
  IMAGE_FORMATS.find((format) => contentType === `image/${format}`) ?? 'jpeg';
