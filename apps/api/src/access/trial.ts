import { facilities, organizations } from '@zampa/db/schema/facilities';
import { trialStatusAt } from '@zampa/domain/facilities/trial';
import { eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Refuses what creates something at a facility whose trial is over and that has no plan. What is there goes on.
 *
 * @param id of the facility, or of one of its conversations
 */
export async function requireActivePlan(db: Queryable, id: unknown, now: Date): Promise<void> {
  if (typeof id !== 'string' || !validate(id)) return;
  const [trial] = await db
    .select({ status: organizations.trialStatus, endsAt: organizations.trialEndsAt })
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(
      sql`${facilities.id} = coalesce((select c.facility_id from conversations c where c.id = ${id}), ${id})`,
    );
  if (trial?.status && trialStatusAt({ ...trial, status: trial.status }, now) === 'EXPIRED')
    throw new Refusal('TRIAL_EXPIRED');
}

/** Tells whether the trial of organization `o` is over; null for those that have none. */
export const isTrialOver = (now: Date) =>
  sql`(o.trial_status = 'EXPIRED' or (o.trial_status = 'IN_PROGRESS' and o.trial_ends_at <= ${now}::timestamptz))`;
