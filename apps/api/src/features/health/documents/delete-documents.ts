import { healthDocuments } from '@zampa/db/schema/documents';
import { files } from '@zampa/db/schema/files';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { deleteFile } from '../../files/public.ts';

/** Deletes documents with their files. */
export async function deleteDocuments(
  deps: Pick<Deps, 'outbox'>,
  tx: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const stored = await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.documentId, [...ids]));
  for (const { id } of stored) await deleteFile(deps, tx, id);
  await tx.delete(healthDocuments).where(inArray(healthDocuments.id, [...ids]));
}
