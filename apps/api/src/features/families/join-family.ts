import type { joinFamily as call } from '@zampa/contract/families/join-family';
import { families, familyMembers } from '@zampa/db/schema/people';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { spendJoinRequest } from '../../limits/spend-join-request.ts';
import { LIMITS } from '../../limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { lockFamily, findMembers } from './family-rows.ts';
import { notifyFamilyRequest } from './family-notifications.ts';
import { toFamilyMembership } from './to-family-membership.ts';

/**
 * Submits a request to join the family with this code. Nothing of the family is visible until an admin accepts.
 * Idempotent, also for existing members. Errors: NOT_FOUND for an unknown code, TOO_MANY_REQUESTS after many
 * unknown codes or many requests.
 */
export async function joinFamily(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const familyId = await withoutPersonIn(tx, 'newcomers', async (db) => {
    const found = await findByCode(deps, db, viewer.userId, body.code);
    await lockFamily(db, found);
    // Look the code up again after locking: it changes when a member is removed.
    return findByCode(deps, db, viewer.userId, body.code);
  });
  const added = await tx
    .insert(familyMembers)
    .values({
      familyId,
      userId: viewer.userId,
      roleId: FAMILY_MEMBER,
      status: 'PENDING',
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (added.length > 0) {
    await spendJoinRequest(deps.limits, viewer.userId, familyId);
    publishFamily(deps, tx, familyId, viewer.userId);
    await notifyFamilyRequest(deps, { tx, now }, familyId, viewer.userId);
  }
  const members = await findMembers(tx, familyId);
  const membership = members.find(({ userId }) => userId === viewer.userId);
  if (!membership) throw new Refusal('NOT_FOUND');
  return toFamilyMembership(familyId, membership);
}

async function findByCode(
  deps: Deps,
  tx: Queryable,
  userId: string,
  typed: string,
): Promise<string> {
  await deps.limits.requireLeft(LIMITS.familyCodeMisses, userId);
  const code = normalizeCode(typed);
  const [family] = isCode(code)
    ? await tx
        .select({ id: families.id })
        .from(families)
        .where(and(eq(families.code, code), eq(families.enabled, true)))
    : [];
  if (family) return family.id;
  await deps.limits.spend(LIMITS.familyCodeMisses, userId);
  throw new Refusal('NOT_FOUND', { fields: [{ field: 'code', code: 'unknown' }] });
}
