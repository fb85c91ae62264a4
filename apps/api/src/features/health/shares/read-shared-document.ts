import type { readSharedDocument as call } from '@zampa/contract/health/read-shared-document';
import { files } from '@zampa/db/schema/files';
import { eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Context, Download } from '../../../http/context.ts';
import { visibleDocument } from '../documents/read-documents.ts';
import { openShare } from './open-share.ts';

/**
 * Returns the file of a document of a shared record. Errors: those of the link; NOT_FOUND for a document of another pet,
 * one that is not released, and links that do not share documents.
 */
export async function readSharedDocument(
  { params: { token }, query: { id }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<Download> {
  const { share, viewer, own } = await openShare(deps, token, { network, now });
  const isVisible = await rowsOf(
    own,
    sql`select from health_documents d join pets p on p.id = d.pet_id
      where d.id = ${id} and d.pet_id = ${share.petId} and ${visibleDocument(viewer)}`,
  );
  const [file] = await own.select().from(files).where(eq(files.documentId, id));
  if (!file || isVisible.length === 0 || !share.sections.includes('DOCUMENTS'))
    throw new Refusal('NOT_FOUND');
  const { contentType, name, size } = file;
  return {
    open: (range) => deps.files.open(file.id, range),
    size,
    contentType,
    name,
    version: file.id,
  };
}
