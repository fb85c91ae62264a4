import type { Prescription } from '@zampa/contract/health/objects/prescription';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { visibleNote } from '../visible-records.ts';

/** SQL: prescription line `l` as JSON. */
export const lineJson = sql`json_build_object('id', l.id, 'medicine', l.medicine, 'ingredient', l.ingredient,
  'strength', l.strength, 'form', l.form, 'dose', l.dose, 'unit', l.unit, 'route', l.route,
  'every', case when l.every_hours is not null then json_build_object('hours', l.every_hours)
    else json_build_object('times', l.times) end,
  'days', l.days, 'quantity', l.quantity, 'instructions', l.instructions,
  'planId', (select t.id from therapy_plans t where t.line_id = l.id))`;

/** SQL: prescription `r` as JSON. */
export const prescriptionJson = (viewer: Viewer): SQL => sql`json_build_object(
  'id', r.id, 'PetId', r.pet_id, 'facilityId', r.facility_id,
  'noteId', (select n.id from visit_notes n where n.id = r.note_id and ${visibleNote(viewer)}),
  'lines', (select json_agg(${lineJson} order by l.position) from prescription_lines l where l.prescription_id = r.id),
  'electronicNumber', r.electronic_number, 'pin', r.pin, 'weight', r.weight_grams,
  'author', ${personById(sql`r.author_id`, readerSideOf(viewer))},
  'date', iso_instant(r.created_at))`;

/** Reads a prescription. The caller has checked access. Throws NOT_FOUND. */
export async function readPrescription(
  tx: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Prescription> {
  const [row] = await rowsOf<{ prescription: Prescription }>(
    tx,
    sql`select ${prescriptionJson(viewer)} as prescription from prescriptions r where r.id = ${id}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.prescription;
}
