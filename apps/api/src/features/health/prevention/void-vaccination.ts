import type { voidVaccination as call } from '@zampa/contract/health/void-vaccination';
import { vaccinations } from '@zampa/db/schema/vaccinations';
import { mayVoidVaccination } from '@zampa/domain/health/vaccination-rights';
import { mayTreat } from '@zampa/domain/people/staff-rights';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { lockVaccination } from './lock-vaccination.ts';
import { readVaccination } from './vaccination-json.ts';

/**
 * Voids a wrong entry; it stays in the list. Voiding again changes nothing. Errors: FORBIDDEN for entries of the other
 * side; a confirmed one of the family is the confirming clinic's.
 */
export async function voidVaccination({
  viewer,
  tx,
  query,
  body,
  now,
}: PersonContext<typeof call>) {
  // Only the own side can lock it, so that its side is read first.
  const [found] = await tx.select().from(vaccinations).where(eq(vaccinations.id, query.id));
  if (!found) throw new Refusal('NOT_FOUND');
  const responsible = found.facilityId ?? found.confirmedFacilityId;
  const treats = viewer.facilities.some(
    ({ facilityId, roleId }) => facilityId === responsible && mayTreat(roleId),
  );
  const isOwner = viewer.families.some(({ familyId }) => familyId === found.familyId);
  const entry = { isOfClinic: found.facilityId !== null, isConfirmed: found.confirmedAt !== null };
  if (!mayVoidVaccination(entry, { treats, isOwner })) throw new Refusal('FORBIDDEN');
  const { voidedAt } = await lockVaccination(tx, found.id);
  if (!voidedAt)
    await tx
      .update(vaccinations)
      .set({ voidedAt: now, voidedBy: viewer.userId, voidReason: body.reason })
      .where(eq(vaccinations.id, found.id));
  return readVaccination(tx, viewer, found.id);
}
