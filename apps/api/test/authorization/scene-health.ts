import { randomUUID } from 'node:crypto';
import { shareTokenHash } from '../../src/features/health/shares/create-share.ts';
import type { Product } from '../product.ts';

/** Ids of the health record of one family at one clinic. */
export type ThingsOfHealth = {
  /** A draft that the family does not see. */
  readonly noteId: string;
  /** A problem that only the clinic sees. */
  readonly problemId: string;
  /** A dose that the clinic gave, and one that the family recorded. */
  readonly vaccinationId: string;
  readonly ownersVaccinationId: string;
  /** A prescription line without a plan, and the plan of another. */
  readonly prescriptionId: string;
  readonly lineId: string;
  readonly planId: string;
  readonly shareId: string;
  /** A document of the clinic that is released. */
  readonly documentId: string;
  /** The token of the share link. */
  readonly shareToken: string;
};

type Subject = {
  readonly petId: string;
  readonly familyId: string;
  readonly facilityId: string;
  readonly authorId: string;
};

/** Inserts the records of a pet at a clinic. */
export async function setUpHealth({ pool }: Product, subject: Subject): Promise<ThingsOfHealth> {
  const { petId, familyId, facilityId, authorId } = subject;
  const shareToken = randomUUID();
  const { rows } = await pool.query<Omit<ThingsOfHealth, 'shareToken'>>(
    `with note as (
      insert into visit_notes (id, pet_id, family_id, facility_id, author_id, status, noted_at, reason, history,
        findings, vitals, assessment, diagnoses, plan, private_note, version, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, $3, $4, 'DRAFT', now(), 'Itching', '', '', '{}', '', '[]', '', 'Anxious', 1,
        now(), now()) returning id),
    problem as (
      insert into problems (id, pet_id, family_id, facility_id, note_id, text, status, chronic, noted_at, updated_at)
      select gen_random_uuid(), $1, $2, $3, note.id, 'Dermatitis', 'ACTIVE', false, now(), now() from note returning id),
    given as (
      insert into vaccinations (id, pet_id, family_id, facility_id, item_id, given_on, author_id, created_at)
      values (gen_random_uuid(), $1, $2, $3, 101, '2026-01-05', $4, now()) returning id),
    told as (
      insert into vaccinations (id, pet_id, family_id, item_id, given_on, created_at)
      values (gen_random_uuid(), $1, $2, 101, '2025-01-05', now()) returning id),
    prescribed as (
      insert into prescriptions (id, pet_id, family_id, facility_id, author_id, created_at)
      values (gen_random_uuid(), $1, $2, $3, $4, now()) returning *),
    lines as (
      insert into prescription_lines (id, prescription_id, facility_id, family_id, position, medicine, dose, unit, route,
        every_hours, days)
      select gen_random_uuid(), id, facility_id, family_id, place, 'Apoquel', 1, 'mg', 'oral', 12, 3
      from prescribed, generate_series(0, 1) place returning *),
    plan as (
      insert into therapy_plans (id, line_id, facility_id, family_id, zone, starts_at, created_at)
      select gen_random_uuid(), id, facility_id, family_id, 'UTC', '2026-01-05T08:00:00Z', now() from lines
      where position = 1 returning id),
    document as (
      insert into health_documents (id, pet_id, family_id, facility_id, kind, title, dated_on, released_at, announced_at,
        author_id, created_at)
      values (gen_random_uuid(), $1, $2, $3, 'LAB', 'Blood count', '2026-01-05', now(), now(), $4, now()) returning id),
    scan as (
      insert into files (id, content_type, name, size, sha256, uploader_id, document_id, created_at)
      select gen_random_uuid(), 'application/pdf', 'scan.pdf', 1, '', $4, id, now() from document),
    shared as (
      insert into record_shares (id, pet_id, family_id, token_hash, sections, user_id, created_at, expires_at, views)
      select gen_random_uuid(), $1, $2, $5, '{NOTES}', fm.user_id, now(), now() + interval '7 days', 0
      from family_members fm where fm.family_id = $2 order by fm.role_id limit 1 returning id)
    select note.id as "noteId", problem.id as "problemId", given.id as "vaccinationId",
      told.id as "ownersVaccinationId", lines.prescription_id as "prescriptionId", lines.id as "lineId", plan.id as "planId", shared.id as "shareId",
      document.id as "documentId"
    from note, problem, given, told, plan, shared, document, lines where lines.position = 0`,
    [petId, familyId, facilityId, authorId, shareTokenHash(shareToken)],
  );
  if (!rows[0]) throw new Error('a record that was not inserted');
  return { ...rows[0], shareToken };
}
