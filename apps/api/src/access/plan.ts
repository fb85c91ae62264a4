import { facilities, organizations } from '@zampa/db/schema/facilities';
import {
  PAST_DUE_DAYS,
  restrictionAt,
  type Restriction,
  type SubscriptionState,
} from '@zampa/domain/subscription/subscription';
import { eq, inArray, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { resultOr } from '../db/first-not-null.ts';

/** Columns of an organization that determine its subscription status. */
export const subscriptionColumns = {
  trialStatus: organizations.trialStatus,
  trialEndsAt: organizations.trialEndsAt,
  planId: organizations.planId,
  planStatus: organizations.planStatus,
  extraUsers: organizations.extraUsers,
  termEndsAt: organizations.termEndsAt,
  pastDueSince: organizations.pastDueSince,
};
type Stored = Pick<typeof organizations.$inferSelect, keyof typeof subscriptionColumns>;

/** Converts a stored organization to the subscription status that the domain rules use. */
export function toSubscriptionState(stored: Stored): SubscriptionState {
  const { trialStatus, trialEndsAt, planId, planStatus, extraUsers, termEndsAt, pastDueSince } =
    stored;
  return {
    trial: trialStatus && { status: trialStatus, endsAt: trialEndsAt },
    plan: planId &&
      planStatus && { status: planStatus, planId, extraUsers, termEndsAt, pastDueSince },
  };
}

/**
 * Throws if nothing new may be created at a facility, because its trial ended without a plan or its plan is overdue
 * for too long. Existing work can continue.
 * @param id of the facility or of one of its conversations
 * @throws {Refusal} TRIAL_EXPIRED or SUBSCRIPTION_PAST_DUE
 */
export async function requireActivePlan(db: Queryable, id: unknown, now: Date): Promise<void> {
  const why = await findRestriction(db, id, now);
  if (why) throw new Refusal(why);
}

/** Returns whether one of these facilities has a plan that it pays for. */
export async function hasPaidPlan(
  db: Queryable,
  at: readonly { readonly facilityId: string }[],
  now: Date,
): Promise<boolean> {
  if (at.length === 0) return false;
  const ids = at.map(({ facilityId }) => facilityId);
  const found = await db
    .select(subscriptionColumns)
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(inArray(facilities.id, ids));
  return found.map(toSubscriptionState).some(({ trial, plan }) => {
    const isPaid = plan !== null && plan.status !== 'FREE';
    return isPaid && restrictionAt({ trial, plan }, now) === null;
  });
}

/** Returns why a facility, or the facility of a conversation, may not start anything new; null if it may. */
async function findRestriction(db: Queryable, id: unknown, now: Date): Promise<Restriction | null> {
  if (typeof id !== 'string' || !validate(id)) return null;
  const [stored] = await db
    .select(subscriptionColumns)
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(
      eq(
        facilities.id,
        resultOr(sql`select c.facility_id from conversations c where c.id = ${id}`, id),
      ),
    );
  return stored ? restrictionAt(toSubscriptionState(stored), now) : null;
}

/** SQL: whether the trial of organization `o` is over; null if it has none. */
export const isTrialOverSql = (now: Date) =>
  sql`(o.trial_status = 'EXPIRED' or (o.trial_status = 'IN_PROGRESS' and o.trial_ends_at <= ${now}::timestamptz))`;

/**
 * SQL: why organization `o` may not start anything new; null if it may. The same rule as `restrictionAt` of the
 * domain, for queries of many rows.
 */
export const restrictionSql = (now: Date) => sql`(case
  when ${isTrialOverSql(now)} then 'TRIAL_EXPIRED'
  when o.past_due_since <= ${now}::timestamptz - make_interval(days => ${PAST_DUE_DAYS}) then 'SUBSCRIPTION_PAST_DUE'
  end)`;

/** SQL: whether organization `o` may not start anything new. */
export const isRestrictedSql = (now: Date) => sql`(${restrictionSql(now)} is not null)`;
