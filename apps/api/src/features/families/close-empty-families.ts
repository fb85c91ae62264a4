import { families, familyMembers } from '@zampa/db/schema/people';
import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { notifyMembershipDecision } from './family-notifications.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';

/**
 * Closes a person's other families that have no other active member and never had a pet, clinic or conversation, such
 * as the one created at sign-up. The caller has locked the families.
 *
 * @param exceptId the family to keep
 */
export async function closeEmptyFamilies(
  deps: Deps,
  { tx, now }: UnitOfWork,
  userId: string,
  exceptId: string,
): Promise<void> {
  const empty = await rowsOf<{ id: string }>(
    tx,
    sql`select own.family_id as id from family_members own
      where own.user_id = ${userId} and own.status = 'ACTIVE' and own.family_id <> ${exceptId}
        and not exists (select from family_members fm where fm.family_id = own.family_id
          and fm.status = 'ACTIVE' and fm.user_id <> ${userId})
        and not exists (select from pets p where p.family_id = own.family_id)
        and not exists (select from facility_clients fc where fc.family_id = own.family_id)
        and not exists (select from conversations c where c.family_id = own.family_id)`,
  );
  const ids = empty.map(({ id }) => id);
  if (ids.length === 0) return;
  const left = await tx
    .delete(familyMembers)
    .where(inArray(familyMembers.familyId, ids))
    .returning();
  await tx
    .update(families)
    .set({ enabled: false, updatedAt: now })
    .where(inArray(families.id, ids));
  // Pending members of a closed family are notified that they were declined.
  for (const waiting of left.filter((member) => member.userId !== userId)) {
    const news = { news: 'FAMILY_DECLINED', userId: waiting.userId, actorId: userId } as const;
    await notifyMembershipDecision(deps, { tx, now }, waiting.familyId, news);
    publishFamily(deps, tx, waiting.familyId, waiting.userId);
  }
}
