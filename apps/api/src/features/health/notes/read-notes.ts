import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { readNotes as call } from '@zampa/contract/health/read-notes';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import { noteJson, toNote, type StoredNote } from './note-json.ts';
import { visibleNote } from '../visible-records.ts';

export function readNotes({ viewer, tx, query }: PersonContext<typeof call>) {
  return findNotes(tx, viewer, query);
}

type NotesQuery = PageQuery & { readonly PetId: string; readonly facilityId?: string | undefined };

/** Returns a page of the visit notes about a pet that the viewer may read, latest visit first. */
export async function findNotes(
  db: Queryable,
  viewer: Viewer,
  { PetId, facilityId, ...page }: NotesQuery,
): Promise<ItemsPage<VisitNote>> {
  const { items, next } = await findLatestPage<StoredNote>(db, page, {
    item: noteJson(viewer),
    from: sql`visit_notes n join pets p on p.id = n.pet_id`,
    where: sql`n.pet_id = ${PetId} and ${visibleNote(viewer)}
      ${facilityId ? sql`and n.facility_id = ${facilityId}` : sql``}`,
    at: sql`n.noted_at`,
    type: 'timestamptz',
    id: sql`n.id`,
  });
  return { items: items.map(toNote), next };
}
