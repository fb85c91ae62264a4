import type { removeFamilyMember as call } from '@zampa/contract/families/remove-family-member';
import { facilityClients } from '@zampa/db/schema/facilities';
import { families, familyMembers } from '@zampa/db/schema/people';
import { isFamilyAdmin, refusalToLeave, type Membership } from '@zampa/domain/families/membership';
import { and, eq } from 'drizzle-orm';
import { newCode } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { publishFamily } from '../../realtime/publish-family.ts';
import { notifyMembershipDecision, notifyMemberLeft } from './family-notifications.ts';
import { createOwnFamily, lockFamilyAndFamiliesOf, findMembers } from './family-rows.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { removeLostParticipants } from '../video/public.ts';

/**
 * Removes a member from a family: they leave or withdraw their request, or an admin removes or declines them. Their
 * messages stay with the family, and they leave its video calls immediately. They keep their account and get a new
 * family if they have no other. When an admin removes a member, the family's code changes. Errors: FORBIDDEN for
 * another member without being admin, NOT_FOUND, LAST_ADMIN, STATUS_CONFLICT for the only member.
 */
export function removeFamilyMember(context: PersonContext<typeof call>, deps: Deps) {
  return withoutPersonIn(context.tx, 'family', (tx) => removeMember(deps, { ...context, tx }));
}

async function removeMember(deps: Deps, { viewer, tx, query, now }: PersonContext<typeof call>) {
  const { FamilyId, userId } = query;
  await lockFamilyAndFamiliesOf(tx, FamilyId, userId);
  const members = await findMembers(tx, FamilyId);
  requireSelfOrAdmin(members, viewer.userId, userId);
  if (!members.some((member) => member.userId === userId)) throw new Refusal('NOT_FOUND');
  const refusal = refusalToLeave(members, userId);
  if (refusal) throw new Refusal(refusal);
  const wasActive = members.some((one) => one.userId === userId && one.status === 'ACTIVE');
  await tx
    .delete(familyMembers)
    .where(and(eq(familyMembers.familyId, FamilyId), eq(familyMembers.userId, userId)));
  await handOverContact({ tx, now }, FamilyId, userId, members);
  await createOwnFamily(tx, userId, now);
  if (viewer.userId !== userId) {
    if (wasActive) await replaceFamilyCode({ tx, now }, FamilyId);
    const news = wasActive ? 'FAMILY_LEFT' : 'FAMILY_DECLINED';
    await notifyMembershipDecision(deps, { tx, now }, FamilyId, {
      news,
      userId,
      actorId: viewer.userId,
    });
  } else if (wasActive) await notifyMemberLeft(deps, { tx, now }, FamilyId, userId);
  await removeLostParticipants(deps, { tx, now }, { userId });
  publishFamily(deps, tx, FamilyId, userId);
}

/**
 * Throws unless the caller removes themselves or is an admin. Pending members get NOT_FOUND, as they may not know who
 * else is in the family.
 */
function requireSelfOrAdmin(
  members: readonly Membership[],
  callerId: string,
  userId: string,
): void {
  if (callerId === userId || isFamilyAdmin(members, callerId)) return;
  const active = members.some((one) => one.userId === callerId && one.status === 'ACTIVE');
  throw new Refusal(active ? 'FORBIDDEN' : 'NOT_FOUND');
}

/** Gives a family a new code, because the removed member knows the old one. */
async function replaceFamilyCode({ tx, now }: UnitOfWork, familyId: string): Promise<void> {
  await tx
    .update(families)
    .set({ code: newCode(), updatedAt: now })
    .where(eq(families.id, familyId));
}

/** Makes an admin of the family the contact person of all clinics whose contact was the person who left. */
export async function handOverContact(
  { tx, now }: UnitOfWork,
  familyId: string,
  userId: string,
  members: readonly Membership[],
): Promise<void> {
  const heir = members.find(
    (member) => member.userId !== userId && isFamilyAdmin(members, member.userId),
  );
  if (!heir) return;
  await tx
    .update(facilityClients)
    .set({ userId: heir.userId, updatedAt: now })
    .where(and(eq(facilityClients.familyId, familyId), eq(facilityClients.userId, userId)));
}
