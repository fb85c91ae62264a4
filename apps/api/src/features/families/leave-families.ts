import { families, familyMembers } from '@zampa/db/schema/people';
import { FAMILY_ADMIN, isFamilyAdmin } from '@zampa/domain/families/membership';
import { refusalToErase } from '@zampa/domain/privacy/erasure';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { newCode } from '../../db/ids.ts';
import type { Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { notifyMembershipDecision } from './family-notifications.ts';
import { findMembers } from './family-rows.ts';
import { handOverContact } from './remove-family-member.ts';

/**
 * Erasure steps for families. Refuses to erase the last admin of a family. When the account is closed, hands the
 * role of contact person to another admin. On erasure, removes the person from their families. Families without
 * members are closed.
 */
export const familyErasure: ErasureSteps<Deps> = {
  async refuse(_deps, { tx }, leaver) {
    await lockFamilies(tx, leaver);
    for (const familyId of leaver.lastingFamilies) await refuseLastAdmin(tx, leaver, familyId);
  },
  async close(deps, { tx, now }, { userId, lastingFamilies }) {
    if (!userId) return;
    for (const familyId of lastingFamilies) {
      await handOverContact({ tx, now }, familyId, userId, await findMembers(tx, familyId));
      publishFamily(deps, tx, familyId, userId);
    }
  },
  async reopen(deps, { tx }, { userId, lastingFamilies }) {
    if (userId) for (const familyId of lastingFamilies) publishFamily(deps, tx, familyId, userId);
  },
  async erase(deps, { tx, now }, leaver) {
    const { userId, endingFamilies, lastingFamilies } = leaver;
    if (!userId) return;
    await lockFamilies(tx, leaver);
    for (const familyId of lastingFamilies) {
      await ensureAdminAndContact({ tx, now }, leaver, familyId);
      publishFamily(deps, tx, familyId, userId);
    }
    await tx.delete(familyMembers).where(eq(familyMembers.userId, userId));
    await closeFamilies(deps, { tx, now }, userId, endingFamilies);
  },
};

/** Locks the families in order of their ids, like all changes of memberships. */
async function lockFamilies(
  tx: Queryable,
  { endingFamilies, lastingFamilies }: Leaver,
): Promise<void> {
  const ids = [...endingFamilies, ...lastingFamilies];
  if (ids.length === 0) return;
  await tx
    .select({ id: families.id })
    .from(families)
    .where(inArray(families.id, ids))
    .orderBy(asc(families.id))
    .for('update');
}

async function refuseLastAdmin(tx: Queryable, { userId }: Leaver, familyId: string) {
  const members = await findMembers(tx, familyId);
  const staying = members.filter(
    (member) => member.userId !== userId && member.status === 'ACTIVE' && !member.leaving,
  );
  const code = refusalToErase({
    isAdmin: members.some((one) => one.userId === userId && one.roleId === FAMILY_ADMIN),
    admins: staying.filter(({ roleId }) => roleId === FAMILY_ADMIN).length,
    people: staying.length,
    clients: 0,
  });
  if (code)
    throw new Refusal(code, {
      detail: 'You are the last admin of your family. Make another member an admin first.',
      fields: [{ field: 'family', code }],
    });
}

/**
 * Ensures that a remaining family has an admin and contact. If no admin is left, because another member canceled
 * their own erasure, the longest-standing member becomes admin.
 */
async function ensureAdminAndContact(
  { tx, now }: UnitOfWork,
  { userId }: Leaver,
  familyId: string,
) {
  if (!userId) return;
  const others = (await findMembers(tx, familyId)).filter((member) => member.userId !== userId);
  const [heir] = others.filter(({ status }) => status === 'ACTIVE');
  const hasAdmin = others.some(
    ({ status, roleId }) => status === 'ACTIVE' && roleId === FAMILY_ADMIN,
  );
  if (!hasAdmin && heir)
    await tx
      .update(familyMembers)
      .set({ roleId: FAMILY_ADMIN })
      .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, heir.userId)));
  const members = await findMembers(tx, familyId);
  const contact = members.find(
    (member) => member.userId !== userId && isFamilyAdmin(members, member.userId),
  );
  if (contact) await handOverContact({ tx, now }, familyId, userId, members);
}

/** Closes families without remaining members and notifies pending members that they were declined. */
async function closeFamilies(
  deps: Deps,
  { tx, now }: UnitOfWork,
  actorId: string,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const waiting = await tx
      .delete(familyMembers)
      .where(eq(familyMembers.familyId, id))
      .returning({ userId: familyMembers.userId });
    await tx
      .update(families)
      .set({ enabled: false, code: newCode(), updatedAt: now })
      .where(and(eq(families.id, id), sql`${families.enabled}`));
    for (const { userId } of waiting) {
      await notifyMembershipDecision(deps, { tx, now }, id, {
        news: 'FAMILY_DECLINED',
        userId,
        actorId,
      });
      publishFamily(deps, tx, id, userId);
    }
  }
}
