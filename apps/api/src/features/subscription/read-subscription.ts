import type { readSubscription as call } from '@zampa/contract/subscription/read-subscription';
import type { AnswerOf } from '@zampa/contract/call';
import { percentOf } from '@zampa/domain/subscription/plans';
import { seatsUsed } from '@zampa/domain/subscription/seats';
import { allowanceAt, planAt, restrictionAt } from '@zampa/domain/subscription/subscription';
import { DAY_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { governs } from '../../access/governs.ts';
import { standingOf } from '../../access/plan.ts';
import { findSeats } from '../../access/seats.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { findOrganization, trialJson } from '../facilities/public.ts';
import { findBillingAccount, openPageOf } from './billing-accounts.ts';

/** So far back it is said what cards have paid. */
const MONTH_MS = 30 * DAY_MS;

/** Reads the trial or the plan that governs a facility's organization, and how much of it is used. */
export async function readSubscription(
  { db, viewer, query: { facilityId }, now }: PersonContext<typeof call>,
  { billingProvider }: Deps,
): Promise<AnswerOf<typeof call>> {
  const organization = await findOrganization(db, facilityId);
  const standing = standingOf(organization);
  const plan = standing.plan && planAt(standing.plan, now);
  const allowance = allowanceAt(standing, now);
  const page = openPageOf(await findBillingAccount(db, billingProvider, facilityId), now);
  const { trial, ...used } = await findUse(db, facilityId, organization.id, now);
  return {
    trial,
    plan: allowance.planId,
    status: plan?.status ?? (page ? 'CHECKOUT' : standing.trial ? 'NONE' : 'FREE'),
    users: { used: used.users, included: allowance.users },
    extraUsers: allowance.extraUsers,
    facilities: { used: used.facilities, included: allowance.facilities },
    feePercent: percentOf(allowance.feeBasisPoints),
    termEndsAt: plan?.termEndsAt?.toISOString() ?? null,
    pastDueSince: plan?.pastDueSince?.toISOString() ?? null,
    restriction: restrictionAt(standing, now),
    checkout:
      page && (await governs(db, viewer, facilityId)) ? { plan: page.plan, url: page.url } : null,
    takenByCard: used.takenByCard,
  };
}

type Trial = AnswerOf<typeof call>['trial'];

/** What is used is used by all facilities of the organization, whichever of them the reader knows. */
function findUse(db: Queryable, facilityId: string, organizationId: string, now: Date) {
  return withoutPersonIn(db, 'seats', async (all) => {
    const [row] = await rowsOf<{ trial: Trial; facilities: number; takenByCard: number }>(
      all,
      sql`select ${trialJson(now)} as trial,
          (select count(*)::int from facilities other where other.organization_id = o.id) as facilities,
          (select coalesce(sum(a.amount), 0)::int from card_attempts a
            join facilities other on other.id = a.facility_id
            where other.organization_id = o.id and a.status = 'SUCCESS'
              and a.created_at > ${new Date(now.getTime() - MONTH_MS)}::timestamptz) as "takenByCard"
        from facilities f join organizations o on o.id = f.organization_id where f.id = ${facilityId}`,
    );
    if (!row) throw new Refusal('FACILITY_UNKNOWN');
    return { ...row, users: seatsUsed(await findSeats(all, organizationId, now)) };
  });
}
