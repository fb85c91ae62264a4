import type { Dose } from '@zampa/contract/health/objects/prescription';
import type { answerDose as call } from '@zampa/contract/health/answer-dose';
import { doses } from '@zampa/db/schema/prescriptions';
import { refusalOfDose } from '@zampa/domain/health/dose-times';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { readTherapyRow, timesOf, toTherapy } from './therapy-rows.ts';

/**
 * Stores the family's first answer to a dose and returns it; later answers change nothing. Errors: VALIDATION for a time
 * that is not one of the plan's or is far ahead, STATUS_CONFLICT after the plan was stopped.
 */
export async function answerDose({
  viewer,
  tx,
  body,
  now,
}: PersonContext<typeof call>): Promise<Dose> {
  const { planId, status, reason = null } = body;
  const plan = await readTherapyRow(tx, viewer, planId);
  const dueAt = new Date(body.dueAt);
  const stoppedAt = plan.stoppedAt === null ? null : new Date(plan.stoppedAt);
  const refusal = refusalOfDose(timesOf(plan), { dueAt, stoppedAt, now });
  if (refusal === 'STATUS_CONFLICT') throw new Refusal(refusal);
  if (refusal) throw invalid('dueAt', refusal);
  const { facilityId, familyId } = plan;
  await tx
    .insert(doses)
    .values({
      planId,
      dueAt,
      facilityId,
      familyId,
      status,
      reason,
      userId: viewer.userId,
      answeredAt: now,
    })
    .onConflictDoNothing();
  const { doses: all } = toTherapy(await readTherapyRow(tx, viewer, planId), now);
  const answered = all.find((dose) => dose.dueAt === dueAt.toISOString());
  if (!answered) throw new Refusal('NOT_FOUND');
  return answered;
}
