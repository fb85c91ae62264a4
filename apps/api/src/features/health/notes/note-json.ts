import type { VisitNote } from '@zampa/contract/health/objects/note';
import { findUnusualVitals } from '@zampa/domain/health/vital-ranges';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { uuids } from '../../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { documentFileJson } from '../documents/document-json.ts';
import { personById } from '../person-by-id.ts';

/** A note as the database writes it; `privateNote` is null for readers outside the clinic. */
type StoredNote = Omit<VisitNote, 'unusualVitals' | 'privateNote'> & {
  readonly speciesId: number;
  readonly privateNote: string | null;
};

/** SQL: visit note `n` about pet `p` as JSON. */
export function noteJson(viewer: Viewer): SQL {
  const side = readerSideOf(viewer);
  const workplaces = uuids(viewer.facilities.map(({ facilityId }) => facilityId));
  return sql`json_build_object(
    'id', n.id, 'PetId', n.pet_id, 'facilityId', n.facility_id, 'conversationId', case when n.facility_id = any(${workplaces})
      or n.family_id = any(${uuids(viewer.families.map(({ familyId }) => familyId))}) then n.conversation_id end,
    'status', n.status, 'version', n.version, 'released', n.released_at is not null,
    'date', iso_instant(n.noted_at), 'reason', n.reason, 'history', n.history, 'findings', n.findings,
    'vitals', n.vitals, 'assessment', n.assessment, 'diagnoses', n.diagnoses, 'plan', n.plan,
    'privateNote', case when n.facility_id = any(${workplaces}) then n.private_note end,
    'deceasedOn', n.deceased_on, 'author', ${personById(sql`n.author_id`, side)},
    'signedAt', iso_instant(n.signed_at), 'signedBy', ${personById(sql`n.signed_by`, side)},
    'releasedAt', iso_instant(n.released_at),
    'addenda', (select coalesce(json_agg(json_build_object('id', d.id, 'text', d.text,
      'author', ${personById(sql`d.author_id`, side)}, 'date', iso_instant(d.created_at)) order by d.created_at, d.id), '[]')
      from visit_note_addenda d where d.note_id = n.id),
    'attachments', (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'title', d.title,
      'file', ${documentFileJson}) order by d.created_at, d.id), '[]') from health_documents d where d.note_id = n.id),
    'dateCreated', iso_instant(n.created_at), 'dateUpdated', iso_instant(n.updated_at),
    'speciesId', p.species_id)`;
}

/** Completes a stored note. */
export function toNote({ speciesId, privateNote, ...note }: StoredNote): VisitNote {
  return {
    ...note,
    unusualVitals: [...findUnusualVitals(speciesId, note.vitals)],
    ...(privateNote !== null && { privateNote }),
  };
}

/** Reads a note. The caller has checked access. Throws NOT_FOUND. */
export async function readNote(tx: Queryable, viewer: Viewer, id: string): Promise<VisitNote> {
  const [row] = await rowsOf<{ note: StoredNote }>(
    tx,
    sql`select ${noteJson(viewer)} as note from visit_notes n join pets p on p.id = n.pet_id where n.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return toNote(row.note);
}

export type { StoredNote };
