import { facilities, organizations } from '@zampa/db/schema/facilities';
import {
  PAST_DUE_DAYS,
  restrictionAt,
  type Restriction,
  type Standing,
} from '@zampa/domain/subscription/subscription';
import { eq, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { Queryable } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { foundOr } from '../db/first-known.ts';

/** What of an organization says how it stands. */
export const standingColumns = {
  trialStatus: organizations.trialStatus,
  trialEndsAt: organizations.trialEndsAt,
  planId: organizations.planId,
  planStatus: organizations.planStatus,
  extraUsers: organizations.extraUsers,
  termEndsAt: organizations.termEndsAt,
  pastDueSince: organizations.pastDueSince,
};
type Stored = Pick<typeof organizations.$inferSelect, keyof typeof standingColumns>;

/** Returns how an organization stands, as the rules read it. */
export function standingOf(stored: Stored): Standing {
  const { trialStatus, trialEndsAt, planId, planStatus, extraUsers, termEndsAt, pastDueSince } =
    stored;
  return {
    trial: trialStatus && { status: trialStatus, endsAt: trialEndsAt },
    plan: planId &&
      planStatus && { status: planStatus, planId, extraUsers, termEndsAt, pastDueSince },
  };
}

/**
 * Refuses what creates something at a facility whose trial is over and that has no plan, or whose plan was not paid for too
 * long. What is there goes on.
 *
 * @param id of the facility, or of one of its conversations
 */
export async function requireActivePlan(db: Queryable, id: unknown, now: Date): Promise<void> {
  const why = await findRestriction(db, id, now);
  if (why) throw new Refusal(why);
}

/** Returns why nothing new can begin at a facility, or at that of a conversation. */
async function findRestriction(db: Queryable, id: unknown, now: Date): Promise<Restriction | null> {
  if (typeof id !== 'string' || !validate(id)) return null;
  const [stored] = await db
    .select(standingColumns)
    .from(facilities)
    .innerJoin(organizations, eq(organizations.id, facilities.organizationId))
    .where(
      eq(
        facilities.id,
        foundOr(sql`select c.facility_id from conversations c where c.id = ${id}`, id),
      ),
    );
  return stored ? restrictionAt(standingOf(stored), now) : null;
}

/** Tells whether the trial of organization `o` is over; null for those that have none. */
export const isTrialOver = (now: Date) =>
  sql`(o.trial_status = 'EXPIRED' or (o.trial_status = 'IN_PROGRESS' and o.trial_ends_at <= ${now}::timestamptz))`;

/** Tells why nothing new can begin at organization `o`, or null: `restrictionAt` of the domain, where rows are many. */
export const restriction = (now: Date) => sql`(case
  when ${isTrialOver(now)} then 'TRIAL_EXPIRED'
  when o.past_due_since <= ${now}::timestamptz - make_interval(days => ${PAST_DUE_DAYS}) then 'SUBSCRIPTION_PAST_DUE'
  end)`;

/** Tells whether nothing new can begin at organization `o`. */
export const isRestricted = (now: Date) => sql`(${restriction(now)} is not null)`;
