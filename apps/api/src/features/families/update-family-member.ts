import type { updateFamilyMember as call } from '@zampa/contract/families/update-family-member';
import { familyMembers } from '@zampa/db/schema/people';
import { isFamilyAdmin, refusalOfRole } from '@zampa/domain/families/membership';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { readAsFamily } from '../conversations/public.ts';
import { lockFamiliesAround, membersOf } from './family-rows.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { closeEmptyFamilies } from './close-empty-families.ts';
import { writeMembershipNews } from './family-news.ts';
import { membershipAnswer } from './membership-answer.ts';

/**
 * Accepts who has asked to join, or changes the role of a member. Whoever is accepted gives up a family of their own
 * in which there is nothing; one with pets or clinics stays theirs beside the new one.
 * Refusals: NOT_FOUND for who never asked, FORBIDDEN, LAST_ADMIN.
 */
export function updateFamilyMember(context: PersonContext<typeof call>, deps: Deps) {
  return withoutPersonIn(context.tx, 'family', (tx) => setMember(deps, { ...context, tx }));
}

async function setMember(deps: Deps, { viewer, tx, body, now }: PersonContext<typeof call>) {
  const { FamilyId, userId, idRole } = body;
  await lockFamiliesAround(tx, FamilyId, userId);
  const members = await membersOf(tx, FamilyId);
  // The caller may have been removed or demoted while this call waited for the lock.
  if (!isFamilyAdmin(members, viewer.userId)) throw new Refusal('FORBIDDEN');
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new Refusal('NOT_FOUND');
  const refusal = refusalOfRole(members, userId, idRole);
  if (refusal) throw new Refusal(refusal);
  const changed = { ...member, roleId: idRole, status: 'ACTIVE' } as const;
  if (member.status === changed.status && member.roleId === idRole)
    return membershipAnswer(FamilyId, member);

  await tx
    .update(familyMembers)
    .set({ roleId: idRole, status: 'ACTIVE' })
    .where(and(eq(familyMembers.familyId, FamilyId), eq(familyMembers.userId, userId)));
  if (member.status === 'PENDING') {
    await closeEmptyFamilies(deps, { tx, now }, userId, FamilyId);
    await readAsFamily(tx, FamilyId, userId);
    const news = { news: 'FAMILY_ACCEPTED', userId, by: viewer.userId } as const;
    await writeMembershipNews(deps, { tx, now }, FamilyId, news);
  }
  publishFamily(deps, tx, FamilyId, userId);
  return membershipAnswer(FamilyId, changed);
}
