import type { createVaccination as call } from '@zampa/contract/health/create-vaccination';
import { preventiveItems, vaccinations } from '@zampa/db/schema/vaccinations';
import { latestToday, EARLIEST_BIRTH } from '@zampa/domain/pets/life-dates';
import { eq } from 'drizzle-orm';
import { requireActivePlan } from '../../../access/plan.ts';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { storeFile } from '../../files/public.ts';
import { findPet, type PetFacts } from '../find-pet.ts';
import { onlyWorkplaceOf } from '../only-workplace-of.ts';
import { requireTreating } from '../require-treating.ts';
import { readVaccination } from './vaccination-json.ts';

/**
 * Records a dose: of the clinic for staff, told by the owner otherwise. Errors: FORBIDDEN for assistants, VALIDATION,
 * the errors of an upload and, for staff, of an inactive plan.
 */
export async function createVaccination(
  { viewer, tx, body, file, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { PetId, vaccineId, facilityId: named, ...fields } = body;
  const facilityId = viewer.isVet ? (named ?? onlyWorkplaceOf(viewer)) : null;
  if (viewer.isVet) {
    if (!facilityId) throw invalid('facilityId', 'required');
    requireTreating(viewer, facilityId);
    await requireActivePlan(tx, facilityId, now);
  }
  const pet = await findPet(tx, PetId);
  await refuseForeignItem(tx, vaccineId, pet);
  refuseDates(body, pet, now);
  const fileId = await storeFile(deps, { tx, viewer, now }, file, { petId: pet.id });
  const id = newId();
  await tx.insert(vaccinations).values({
    ...fields,
    id,
    petId: pet.id,
    familyId: pet.familyId,
    facilityId,
    itemId: vaccineId,
    fileId,
    authorId: viewer.userId,
    createdAt: now,
  });
  return readVaccination(tx, viewer, id);
}

async function refuseForeignItem(tx: Queryable, itemId: number, pet: PetFacts): Promise<void> {
  const [item] = await tx.select().from(preventiveItems).where(eq(preventiveItems.id, itemId));
  if (item?.speciesId !== pet.speciesId)
    throw invalid('vaccineId', item ? 'other_species' : 'unknown');
}

type DoseDates = {
  readonly givenOn: string;
  readonly nextDueOn?: string | null | undefined;
};

/** Throws VALIDATION for a dose in the future or before the birth, and for a next dose that is not later. */
function refuseDates({ givenOn, nextDueOn }: DoseDates, pet: PetFacts, now: Date): void {
  if (givenOn > latestToday(now)) throw invalid('givenOn', 'date_in_future');
  if (givenOn < EARLIEST_BIRTH) throw invalid('givenOn', 'date_too_early');
  if (pet.birthDate && givenOn < pet.birthDate) throw invalid('givenOn', 'before_birth');
  if (nextDueOn && nextDueOn <= givenOn) throw invalid('nextDueOn', 'before_dose');
}
