import { files } from '@zampa/db/schema/files';
import { pets } from '@zampa/db/schema/pets';
import { inArray, sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { deleteFile } from '../files/public.ts';

/**
 * Erases the pets of families that end, with their pictures. A pet in a clinic's records is kept without any data
 * that identifies its owner.
 */
export const petErasure: ErasureSteps<Deps> = {
  async erase(deps, { tx, now }, { endingFamilies }) {
    const found = await rowsOf<{ id: string; isRecorded: boolean }>(
      tx,
      sql`select p.id, (exists (select from conversation_pets cp where cp.pet_id = p.id)
          or exists (select from visit_notes n where n.pet_id = p.id)
          or exists (select from vaccinations v where v.pet_id = p.id)
          or exists (select from prescriptions r where r.pet_id = p.id)
          or exists (select from health_documents d where d.pet_id = p.id)) as "isRecorded"
        from pets p where p.family_id = any(${uuids(endingFamilies)}) order by p.id for update`,
    );
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.execute(sql`delete from facility_pets where pet_id = any(${uuids(ids)})`);
    await clearPets(deps, { tx, now }, ids);
    const unknown = found.filter(({ isRecorded }) => !isRecorded).map(({ id }) => id);
    await tx.execute(sql`delete from pets where id = any(${uuids(unknown)})`);
  },
};

/** Removes pictures and microchip numbers, which can identify the owner. */
async function clearPets(
  deps: Deps,
  { tx, now }: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(pets)
    .set({ imageId: null, microchip: null, deletedAt: now, updatedAt: now })
    .where(inArray(pets.id, [...ids]));
  const pictures = await tx
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.petId, [...ids]));
  for (const { id } of pictures) await deleteFile(deps, tx, id);
}
