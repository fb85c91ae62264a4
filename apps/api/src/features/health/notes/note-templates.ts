import type { NoteTemplate } from '@zampa/contract/health/objects/note-template';
import { noteTemplates } from '@zampa/db/schema/health';
import type { Viewer } from '@zampa/domain/people/relation';
import { species } from '@zampa/db/schema/pets';
import { eq, inArray, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import { requireTreating } from '../require-treating.ts';

/** SQL: note template `t` as JSON. */
export const templateJson = sql`json_build_object(
  'id', t.id, 'facilityId', t.facility_id, 'name', t.name, 'language', t.language, 'species', t.species,
  'fields', t.fields, 'dateCreated', iso_instant(t.created_at), 'dateUpdated', iso_instant(t.updated_at))`;

/** Reads a template. The caller has checked access. Throws NOT_FOUND. */
export async function readTemplate(tx: Queryable, id: string): Promise<NoteTemplate> {
  const [row] = await rowsOf<{ template: NoteTemplate }>(
    tx,
    sql`select ${templateJson} as template from note_templates t where t.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.template;
}

/** Locks a template until commit. Throws NOT_FOUND, and FORBIDDEN for assistants. */
export async function lockTemplate(tx: Queryable, viewer: Viewer, id: string) {
  const [template] = await tx
    .select()
    .from(noteTemplates)
    .where(eq(noteTemplates.id, id))
    .for('update');
  if (!template) throw new Refusal('NOT_FOUND');
  requireTreating(viewer, template.facilityId);
  return template;
}

/** Throws VALIDATION for species that do not exist. */
export async function refuseUnknownSpecies(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: species.id })
    .from(species)
    .where(inArray(species.id, [...ids]));
  if (found.length < new Set(ids).size) throw invalid('species', 'unknown');
}
