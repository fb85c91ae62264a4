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
import { writeMembershipNews, writeRelativeLeft } from './family-news.ts';
import { createOwnFamily, lockFamiliesAround, membersOf } from './family-rows.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import { sendAway } from '../video/public.ts';

/**
 * Removes somebody from a family: they leave or take their wish to join back, or an admin removes or declines them.
 * What they wrote stays with the family; a video call of the family they are out of at once. They keep their account, and get a
 * family of their own when they have no other. Once an admin has taken somebody out, the family's code is another. Refusals:
 * FORBIDDEN for another without being admin, NOT_FOUND, LAST_ADMIN, STATUS_CONFLICT for who is alone.
 */
export function removeFamilyMember(context: PersonContext<typeof call>, deps: Deps) {
  return withoutPersonIn(context.tx, 'family', (tx) => removeMember(deps, { ...context, tx }));
}

async function removeMember(deps: Deps, { viewer, tx, query, now }: PersonContext<typeof call>) {
  const { FamilyId, userId } = query;
  await lockFamiliesAround(tx, FamilyId, userId);
  const members = await membersOf(tx, FamilyId);
  refuseForeign(members, viewer.userId, userId);
  if (!members.some((member) => member.userId === userId)) throw new Refusal('NOT_FOUND');
  const refusal = refusalToLeave(members, userId);
  if (refusal) throw new Refusal(refusal);
  const wasIn = members.some((one) => one.userId === userId && one.status === 'ACTIVE');
  await tx
    .delete(familyMembers)
    .where(and(eq(familyMembers.familyId, FamilyId), eq(familyMembers.userId, userId)));
  await handOverContact({ tx, now }, FamilyId, userId, members);
  await createOwnFamily(tx, userId, now);
  if (viewer.userId !== userId) {
    if (wasIn) await changeCode({ tx, now }, FamilyId);
    const news = wasIn ? 'FAMILY_LEFT' : 'FAMILY_DECLINED';
    await writeMembershipNews(deps, { tx, now }, FamilyId, { news, userId, by: viewer.userId });
  } else if (wasIn) await writeRelativeLeft(deps, { tx, now }, FamilyId, userId);
  await sendAway(deps, { tx, now }, { userId });
  publishFamily(deps, tx, FamilyId, userId);
}

/** Everybody decides about themselves; about others the admins do. Who waits knows of nobody else. */
function refuseForeign(members: readonly Membership[], callerId: string, userId: string): void {
  if (callerId === userId || isFamilyAdmin(members, callerId)) return;
  const active = members.some((one) => one.userId === callerId && one.status === 'ACTIVE');
  throw new Refusal(active ? 'FORBIDDEN' : 'NOT_FOUND');
}

/** Gives a family a new code: who was taken out of it knows the old one. */
async function changeCode({ tx, now }: UnitOfWork, familyId: string): Promise<void> {
  await tx
    .update(families)
    .set({ code: newCode(), updatedAt: now })
    .where(eq(families.id, familyId));
}

/** Hands the contact over: clinics call an admin of the family where they called who has gone. */
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
