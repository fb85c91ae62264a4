import type { readSubscription as call } from '@zampa/contract/subscription/read-subscription';
import type { AnswerOf } from '@zampa/contract/call';
import { toPercent } from '@zampa/domain/subscription/plans';
import { countUsedSeats } from '@zampa/domain/subscription/seats';
import { allowanceAt, planAt, restrictionAt } from '@zampa/domain/subscription/subscription';
import { DAY_MS } from '@zampa/domain/time/durations';
import { sql } from 'drizzle-orm';
import { withoutPersonIn } from '../../access/acting.ts';
import { isGovernorOf } from '../../access/governs.ts';
import { toSubscriptionState } from '../../access/plan.ts';
import { findSeats } from '../../access/seats.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { findOrganization, trialJson } from '../facilities/public.ts';
import { findBillingAccount, openCheckoutOf } from './billing-accounts.ts';

/** Period over which card payments are summed. */
const MONTH_MS = 30 * DAY_MS;

/** Reads the trial or plan of a facility's organization and its usage. */
export async function readSubscription(
  { db, viewer, query: { facilityId }, now }: PersonContext<typeof call>,
  { billingProvider }: Deps,
): Promise<AnswerOf<typeof call>> {
  const organization = await findOrganization(db, facilityId);
  const state = toSubscriptionState(organization);
  const plan = state.plan && planAt(state.plan, now);
  const allowance = allowanceAt(state, now);
  const page = openCheckoutOf(await findBillingAccount(db, billingProvider, facilityId), now);
  const { trial, ...used } = await readUsage(db, facilityId, organization.id, now);
  return {
    trial,
    plan: allowance.planId,
    status: plan?.status ?? (page ? 'CHECKOUT' : state.trial ? 'NONE' : 'FREE'),
    users: { used: used.users, included: allowance.users },
    extraUsers: allowance.extraUsers,
    facilities: { used: used.facilities, included: allowance.facilities },
    feePercent: toPercent(allowance.feeBasisPoints),
    termEndsAt: plan?.termEndsAt?.toISOString() ?? null,
    pastDueSince: plan?.pastDueSince?.toISOString() ?? null,
    restriction: restrictionAt(state, now),
    checkout:
      page && (await isGovernorOf(db, viewer, facilityId))
        ? { plan: page.plan, url: page.url }
        : null,
    takenByCard: used.takenByCard,
  };
}

type Trial = AnswerOf<typeof call>['trial'];

/** Counts the usage of all facilities of the organization, including those that the reader cannot see. */
function readUsage(db: Queryable, facilityId: string, organizationId: string, now: Date) {
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
    return { ...row, users: countUsedSeats(await findSeats(all, organizationId, now)) };
  });
}
