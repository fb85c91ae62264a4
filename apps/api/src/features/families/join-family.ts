import type { joinFamily as call } from '@zampa/contract/families/join-family';
import { families, familyMembers } from '@zampa/db/schema/people';
import { isCode, normalizeCode } from '@zampa/domain/facilities/codes';
import { FAMILY_MEMBER } from '@zampa/domain/families/membership';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { Deps } from '../../deps.ts';
import { spendJoinRequest } from '../../http/rate-limits/spend-join-request.ts';
import { LIMITS } from '../../http/rate-limits/table.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { lockFamily, membersOf } from './family-rows.ts';
import { writeFamilyRequest } from './family-news.ts';
import { membershipAnswer } from './membership-answer.ts';

/**
 * Asks to join the family with this code; until an admin accepts, nothing of it is seen. Asking twice, or as one of
 * the family, changes nothing. Refusals: NOT_FOUND for a code that no family has, TOO_MANY_REQUESTS after
 * many of them, and for who asks again and again.
 */
export async function joinFamily(
  { viewer, tx, body, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const familyId = await withoutPersonIn(tx, 'newcomers', async (db) => {
    const found = await findByCode(deps, db, viewer.userId, body.code);
    await lockFamily(db, found);
    // Whoever is taken out meanwhile knows the code that was.
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
    await writeFamilyRequest(deps, { tx, now }, familyId, viewer.userId);
  }
  const members = await membersOf(tx, familyId);
  const membership = members.find(({ userId }) => userId === viewer.userId);
  if (!membership) throw new Refusal('NOT_FOUND');
  return membershipAnswer(familyId, membership);
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
