import { sql } from 'drizzle-orm';
import { uuids } from '../../db/arrays.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ErasureSteps } from '../../personal-data.ts';
import { deleteFile } from '../files/public.ts';

/**
 * Deletes the diary entries of families that end, unless they are shared with a clinic. Runs before the pets are
 * erased.
 */
export const diaryErasure: ErasureSteps<Deps> = {
  async erase(deps, { tx }, { endingFamilies }) {
    const diary = await rowsOf<{ id: string }>(
      tx,
      sql`select id from conversations where type = 'DIARY' and facility_id is null
        and family_id = any(${uuids(endingFamilies)}) order by id for update`,
    );
    await deleteConversations(
      deps,
      tx,
      diary.map(({ id }) => id),
    );
  },
};

async function deleteConversations(
  deps: Deps,
  tx: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const idList = uuids(ids);
  const stored = await rowsOf<{ id: string }>(
    tx,
    sql`select id from files where conversation_id = any(${idList})`,
  );
  for (const table of ['reads', 'conversation_pets', 'conversation_services', 'events'])
    await tx.execute(sql`delete from ${sql.raw(table)} where conversation_id = any(${idList})`);
  await tx.execute(sql`update conversations set file_id = null where id = any(${idList})`);
  for (const { id } of stored) await deleteFile(deps, tx, id);
  await tx.execute(sql`delete from conversations where id = any(${idList})`);
}
