import type { Dose } from '@zampa/contract/health/objects/prescription';
import type { answerDose as call } from '@zampa/contract/health/therapy/answer-dose';
import { doseReminders, doses } from '@zampa/db/schema/prescriptions';
import { refusalOfDose } from '@zampa/domain/health/dose-times';
import { dayIn } from '@zampa/domain/time/plain-days';
import { and, eq, sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Queryable } from '../../../db/database.ts';
import { invalid, Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { dosePath } from './dose-path.ts';
import { endOf, readTherapyRow, timesOf, toTherapy, type TherapyRow } from './therapy-rows.ts';

/**
 * Stores the family's first answer to a dose and returns it; later answers change nothing. Errors: VALIDATION for a time
 * that is not one of the plan's or is far ahead, STATUS_CONFLICT after the plan was stopped or the pet died.
 */
export async function answerDose({
  viewer,
  tx,
  body,
  now,
}: PersonContext<typeof call>): Promise<Dose> {
  const { planId, status, reason = null } = body;
  const dueAt = new Date(body.dueAt);
  const plan = await readTherapyRow(tx, viewer, planId, { now });
  const refusal = refusalOfDose(timesOf(plan), { dueAt, end: endOf(plan), now });
  if (refusal === 'STATUS_CONFLICT') throw new Refusal(refusal);
  if (refusal) throw invalid('dueAt', refusal);
  const { facilityId, familyId } = plan;
  const answer = { planId, dueAt, facilityId, familyId, status, reason };
  const inserted = await tx
    .insert(doses)
    .values({ ...answer, userId: viewer.userId, answeredAt: now })
    .onConflictDoNothing()
    .returning({ planId: doses.planId });
  if (inserted.length > 0) await endReminders(tx, plan, dueAt, now);
  const day = dayIn(dueAt, plan.zone);
  const window = { from: day, to: day, now };
  const { doses: ofDay } = toTherapy(await readTherapyRow(tx, viewer, planId, window), window);
  const answered = ofDay.find((dose) => dose.dueAt === dueAt.toISOString());
  if (!answered) throw new Refusal('NOT_FOUND');
  return answered;
}

/** Ends the reminders of a dose, and marks the notifications about it as read by the whole family. */
async function endReminders(
  tx: Queryable,
  { id, PetId }: TherapyRow,
  dueAt: Date,
  now: Date,
): Promise<void> {
  await tx
    .update(doseReminders)
    .set({ nextAt: null })
    .where(and(eq(doseReminders.planId, id), eq(doseReminders.dueAt, dueAt)));
  await withoutPersonIn(tx, 'announcements', (all) =>
    all.execute(sql`update notifications set read_at = ${now} where read_at is null
      and kind in ('DOSE_DUE', 'DOSE_MISSED') and path = ${dosePath(PetId, id, dueAt)}
      and user_id in (select fm.user_id from family_members fm
        join therapy_plans t on t.family_id = fm.family_id and t.id = ${id})`),
  );
}
