import type { updateFamilyMember as call } from '@zampa/contract/families/update-family-member';
import { familyMembers } from '@zampa/db/schema/people';
import { isFamilyAdmin, refusalToChangeRole } from '@zampa/domain/families/membership';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { copyFamilyReads } from '../conversations/public.ts';
import { lockFamilyAndFamiliesOf, findMembers } from './family-rows.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { closeEmptyFamilies } from './close-empty-families.ts';
import { notifyMembershipDecision } from './family-notifications.ts';
import { toFamilyMembership } from './to-family-membership.ts';

/**
 * Accepts a pending member or changes a member's role. Closes the accepted person's own family if it is empty; a
 * family with pets or clinics is kept in addition. Errors: NOT_FOUND for someone who is not a member, FORBIDDEN,
 * LAST_ADMIN.
 */
export function updateFamilyMember(context: PersonContext<typeof call>, deps: Deps) {
  return withoutPersonIn(context.tx, 'family', (tx) => saveMembership(deps, { ...context, tx }));
}

async function saveMembership(deps: Deps, { viewer, tx, body, now }: PersonContext<typeof call>) {
  const { FamilyId, userId, idRole } = body;
  await lockFamilyAndFamiliesOf(tx, FamilyId, userId);
  const members = await findMembers(tx, FamilyId);
  // Checked again after the lock: the caller may have been removed or demoted while waiting for it.
  if (!isFamilyAdmin(members, viewer.userId)) throw new Refusal('FORBIDDEN');
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Refusal('NOT_FOUND');
  const refusal = refusalToChangeRole(members, userId, idRole);
  if (refusal) throw new Refusal(refusal);
  const changed = { ...member, roleId: idRole, status: 'ACTIVE' } as const;
  if (member.status === changed.status && member.roleId === idRole)
    return toFamilyMembership(FamilyId, member);

  await tx
    .update(familyMembers)
    .set({ roleId: idRole, status: 'ACTIVE' })
    .where(and(eq(familyMembers.familyId, FamilyId), eq(familyMembers.userId, userId)));
  if (member.status === 'PENDING') {
    await closeEmptyFamilies(deps, { tx, now }, userId, FamilyId);
    await copyFamilyReads(tx, FamilyId, userId);
    const news = { news: 'FAMILY_ACCEPTED', userId, actorId: viewer.userId } as const;
    await notifyMembershipDecision(deps, { tx, now }, FamilyId, news);
  }
  publishFamily(deps, tx, FamilyId, userId);
  return toFamilyMembership(FamilyId, changed);
}
