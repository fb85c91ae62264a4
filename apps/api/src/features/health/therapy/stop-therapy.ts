import type { stopTherapy as call } from '@zampa/contract/health/therapy/stop-therapy';
import { therapyPlans } from '@zampa/db/schema/prescriptions';
import { and, eq, isNull } from 'drizzle-orm';
import type { PersonContext } from '../../../http/context.ts';
import { requireTreating } from '../require-treating.ts';
import { readTherapy, readTherapyRow } from './therapy-rows.ts';

/** Stops a plan, once. Errors: FORBIDDEN for assistants. */
export async function stopTherapy({ viewer, tx, query, body, now }: PersonContext<typeof call>) {
  const { facilityId } = await readTherapyRow(tx, viewer, query.id, { now });
  if (viewer.isVet) requireTreating(viewer, facilityId);
  await tx
    .update(therapyPlans)
    .set({
      stoppedAt: now,
      stoppedBy: viewer.userId,
      stopReason: body.reason ?? null,
      nextDoseAt: null,
    })
    .where(and(eq(therapyPlans.id, query.id), isNull(therapyPlans.stoppedAt)));
  return readTherapy(tx, viewer, query.id, now);
}
