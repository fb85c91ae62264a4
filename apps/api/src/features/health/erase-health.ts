import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { deleteDocuments } from './documents/delete-documents.ts';
import { uuids } from '../../db/arrays.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';

/**
 * Deletes the share links of the person, their reasons for skipped doses and stopped therapies, and of families that end
 * the documents, consents and recalls, and the entries that no clinic has confirmed. The records of clinics stay. Runs before the pets are erased, with the pictures of these
 * entries.
 */
export const healthErasure: ErasureSteps<Deps> = {
  async erase(deps, { tx }, { userId, endingFamilies }) {
    const families = uuids(endingFamilies);
    await tx.execute(
      sql`delete from record_shares where family_id = any(${families}) or user_id = ${userId}::uuid`,
    );
    const own = await rowsOf<{ id: string }>(
      tx,
      sql`select d.id from health_documents d
        where d.family_id = any(${families}) and d.facility_id is null order by d.id`,
    );
    await deleteDocuments(
      deps,
      tx,
      own.map(({ id }) => id),
    );
    for (const table of ['record_access', 'recall_stops', 'recall_messages', 'dose_reminders'])
      await tx.execute(
        sql`delete from ${sql.identifier(table)} where family_id = any(${families})`,
      );
    await tx.execute(sql`delete from vaccinations
      where family_id = any(${families}) and facility_id is null and confirmed_at is null`);
    await tx.execute(
      sql`delete from problems where family_id = any(${families}) and facility_id is null`,
    );
    await tx.execute(sql`update doses set reason = null
      where (family_id = any(${families}) or user_id = ${userId}::uuid) and reason is not null`);
    await tx.execute(sql`update dose_reminders set users = array_remove(users, ${userId}::uuid)
      where ${userId}::uuid = any(users)`);
    await tx.execute(sql`update therapy_plans set stop_reason = null
      where stop_reason is not null and (stopped_by = ${userId}::uuid
        or family_id = any(${families}) and stopped_by in (select fm.user_id from family_members fm
          where fm.family_id = any(${families})))`);
    await tx.execute(
      sql`delete from due_decisions where family_id = any(${families}) and facility_id is null`,
    );
  },
};
