import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Deletes the share links of the person, their reasons for skipped doses, and the entries of families that end, unless a
 * clinic has confirmed them. The records of clinics stay. Runs before the pets are erased, with the pictures of these
 * entries.
 */
export const healthErasure: ErasureSteps<Deps> = {
  async erase(_deps, { tx }, { userId, endingFamilies }) {
    const families = uuids(endingFamilies);
    await tx.execute(
      sql`delete from record_shares where family_id = any(${families}) or user_id = ${userId}::uuid`,
    );
    await tx.execute(sql`delete from vaccinations
      where family_id = any(${families}) and facility_id is null and confirmed_at is null`);
    await tx.execute(
      sql`delete from problems where family_id = any(${families}) and facility_id is null`,
    );
    await tx.execute(sql`update doses set reason = null
      where (family_id = any(${families}) or user_id = ${userId}::uuid) and reason is not null`);
    await tx.execute(
      sql`delete from due_decisions where family_id = any(${families}) and facility_id is null`,
    );
  },
};
