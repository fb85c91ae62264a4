import type { VisitNote } from '@zampa/contract/health/objects/note';
import type { readNotes as call } from '@zampa/contract/health/read-notes';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows } from '../../../http/replies/pagination.ts';
import { noteJson, toNote, type StoredNote } from './note-json.ts';
import { visibleNote } from '../visible-records.ts';

export function readNotes({ viewer, tx, query }: PersonContext<typeof call>) {
  return findNotes(tx, viewer, query);
}

type Row = { readonly note: StoredNote; readonly position: readonly string[] };
type NotesQuery = {
  readonly PetId: string;
  readonly facilityId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Returns a page of the visit notes about a pet that the viewer may read, latest visit first. */
export async function findNotes(
  db: Queryable,
  viewer: Viewer,
  { PetId, facilityId, limit, cursor }: NotesQuery,
): Promise<{ readonly items: readonly VisitNote[]; readonly next: string | null }> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select ${noteJson(viewer)} as note, array[iso_micros(n.noted_at), n.id::text] as position
    from visit_notes n join pets p on p.id = n.pet_id
    where n.pet_id = ${PetId} and ${visibleNote(viewer)}
      ${facilityId ? sql`and n.facility_id = ${facilityId}` : sql``}
      ${after ? sql`and (n.noted_at, n.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by n.noted_at desc, n.id desc limit ${limit + 1}`,
  );
  return pageOfRows(
    rows.map(({ note, position }) => ({ item: toNote(note), position })),
    limit,
  );
}
