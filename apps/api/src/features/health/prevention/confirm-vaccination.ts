import type { confirmVaccination as call } from '@zampa/contract/health/confirm-vaccination';
import { vaccinations } from '@zampa/db/schema/vaccinations';
import { refusalToConfirm } from '@zampa/domain/health/vaccination-rights';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { requireTreating } from '../require-treating.ts';
import { lockVaccination } from './lock-vaccination.ts';
import { readVaccination } from './vaccination-json.ts';

/**
 * Confirms a dose that the family recorded. Confirming again changes nothing. Errors: FORBIDDEN for assistants,
 * STATUS_CONFLICT for entries of clinics and voided ones.
 */
export async function confirmVaccination(context: PersonContext<typeof call>) {
  const { viewer, tx, query, body, now } = context;
  requireTreating(viewer, body.facilityId);
  const found = await lockVaccination(tx, query.id);
  const refusal = refusalToConfirm({
    isOfClinic: found.facilityId !== null,
    isVoided: found.voidedAt !== null,
  });
  if (refusal) throw new Refusal(refusal);
  if (!found.confirmedAt)
    await tx
      .update(vaccinations)
      .set({
        confirmedAt: now,
        confirmedBy: viewer.userId,
        confirmedFacilityId: body.facilityId,
      })
      .where(eq(vaccinations.id, found.id));
  return readVaccination(tx, viewer, found.id);
}
