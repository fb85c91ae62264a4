import type { HealthDocument } from '@zampa/contract/health/objects/document';
import type { readDocuments as call } from '@zampa/contract/health/read-documents';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { visiblePet } from '../../../access/visible-pet.ts';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import {
  isOfOwnPet,
  isOfWorkplace,
  isReadByStaff,
  isShownToWorkplace,
} from '../visible-records.ts';
import { documentJson } from './document-json.ts';

export function readDocuments({ viewer, tx, query }: PersonContext<typeof call>) {
  return findHealthDocuments(tx, viewer, query);
}

type DocumentsQuery = PageQuery & { readonly PetId: string; readonly noteId?: string | undefined };

/**
 * Returns a page of a pet's documents, latest first: for its family their own and released ones, for staff those of
 * their clinic and of the family, without attachments of notes that they may not read.
 */
export function findHealthDocuments(
  db: Queryable,
  viewer: Viewer,
  { PetId, noteId, ...page }: DocumentsQuery,
): Promise<ItemsPage<HealthDocument>> {
  return findLatestPage(db, page, {
    item: documentJson(viewer),
    from: sql`health_documents d join pets p on p.id = d.pet_id`,
    where: sql`d.pet_id = ${PetId} and ${visibleDocument(viewer)}
      ${noteId ? sql`and d.note_id = ${noteId}` : sql``}`,
    at: sql`d.dated_on`,
    type: 'date',
    id: sql`d.id`,
  });
}

/** SQL: which documents `d` about pet `p` a person may read. Reception reads no attachments of visit notes. */
export const visibleDocument = (viewer: Viewer): SQL => sql`(
  ${isReadByStaff(viewer, sql`d`)}
  or d.note_id is null and ${isOfWorkplace(viewer, sql`d`)}
  or d.facility_id is null and ${visiblePet(viewer)}
  or d.released_at is not null and ${isOfOwnPet(viewer, sql`d`)}
  or d.released_at is not null and ${isShownToWorkplace(viewer, sql`d`)} and ${visiblePet(viewer)})`;
