import { problems } from '@zampa/db/schema/health';
import { planProblems } from '@zampa/domain/health/plan-problems';
import { inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../../access/by.ts';
import { rowsOf } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import type { LockedNote } from './lock-note.ts';
import { writeCardConditions } from './write-card-conditions.ts';

/**
 * Adds the diagnoses of a note to the pet's problem list and chronic ones to the pet card.
 *
 * @param isVisible whether the clinic sees the pet; otherwise chronic diagnoses stay off the card
 * @throws {Refusal} VALIDATION if the card would have too many conditions
 */
export async function addDiagnoses(
  deps: Deps,
  { tx, now }: Actor,
  { id, petId, familyId, facilityId, diagnoses, notedAt }: LockedNote,
  isVisible: boolean,
): Promise<void> {
  if (diagnoses.length === 0) return;
  const active = await rowsOf<{ id: string; text: string; chronic: boolean }>(
    tx,
    sql`select q.id, q.text, q.chronic from problems q
      where q.pet_id = ${petId} and q.status = 'ACTIVE' and (q.chronic or q.facility_id = ${facilityId})
      order by q.id for update`,
  );
  const { added, becomeChronic } = planProblems(diagnoses, active);
  if (added.length > 0)
    await tx
      .insert(problems)
      .values(
        added.map(({ text, chronic }) => ({
          id: newId(),
          petId,
          familyId,
          facilityId,
          noteId: id,
          text,
          status: 'ACTIVE' as const,
          chronic: chronic && isVisible,
          notedAt,
          updatedAt: now,
        })),
      )
      // Another note with the same chronic diagnosis may be signed at the same time.
      .onConflictDoNothing();
  if (becomeChronic.length > 0 && isVisible)
    await tx
      .update(problems)
      .set({ chronic: true, updatedAt: now })
      .where(inArray(problems.id, [...becomeChronic]));
  const touchesCard = becomeChronic.length > 0 || added.some(({ chronic }) => chronic);
  if (touchesCard && isVisible) await writeCardConditions(deps, { tx, now }, petId);
}
