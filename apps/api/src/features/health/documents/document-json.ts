import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { fileAddress } from '../../../db/file-address.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';

/** SQL: the file of document `d` as JSON. */
export const documentFileJson = sql`(select json_build_object('id', x.id, 'url', ${fileAddress(sql`x.id`)},
  'name', coalesce(x.name, ''), 'contentType', x.content_type, 'size', x.size) from files x where x.document_id = d.id)`;

/** SQL: document `d` as JSON. */
export const documentJson = (
  viewer: Viewer,
): SQL => sql`json_build_object('id', d.id, 'PetId', d.pet_id,
  'facilityId', d.facility_id, 'noteId', d.note_id,
  'source', case when d.facility_id is null then 'OWNER' else 'CLINIC' end, 'kind', d.kind, 'title', d.title,
  'date', d.dated_on, 'released', d.released_at is not null, 'file', ${documentFileJson},
  'author', ${personById(sql`d.author_id`, readerSideOf(viewer))}, 'dateCreated', iso_instant(d.created_at))`;

/** Reads a document. The caller has checked access. Throws NOT_FOUND. */
export async function readDocument(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<HealthDocument> {
  const [row] = await rowsOf<{ document: HealthDocument }>(
    tx,
    sql`select ${documentJson(viewer)} as document from health_documents d where d.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.document;
}
