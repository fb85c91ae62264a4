import { facilities, organizations } from '@zampa/db/schema/facilities';
import {
  pastDueEnd,
  restrictionAt,
  type GoverningPlan,
  type Standing,
} from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import { standingOf } from '../../access/plan.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { notifyAdmins } from './notify-admins.ts';

type Locked = {
  readonly facility: typeof facilities.$inferSelect;
  readonly organization: typeof organizations.$inferSelect;
};

/**
 * Lets a plan govern an organization, in the place of its trial, and its facility be fully configured; who has to know hears
 * it. With the plan that governs already nothing changes.
 */
export async function letGovern(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facility, organization }: Locked,
  { plan, customerId }: { readonly plan: GoverningPlan; readonly customerId: string },
): Promise<void> {
  const { id: facilityId } = facility;
  if (facility.configurationStatus !== 'DONE' || facility.billingCustomerId !== customerId)
    await tx
      .update(facilities)
      .set({ configurationStatus: 'DONE', billingCustomerId: customerId })
      .where(eq(facilities.id, facilityId));
  const before = standingOf(organization);
  const after: Standing = { trial: null, plan };
  if (isSame(before, after)) return;
  await tx
    .update(organizations)
    .set({
      trialStatus: null,
      planId: plan.planId,
      planStatus: plan.status,
      extraUsers: plan.extraUsers,
      termEndsAt: plan.termEndsAt,
      pastDueSince: plan.pastDueSince,
      warned: null,
      updatedAt: now,
    })
    .where(eq(organizations.id, organization.id));
  const opensOrCloses =
    (restrictionAt(before, now) === null) !== (restrictionAt(after, now) === null);
  publishSubscription(deps, tx, organization.id, { toClients: opensOrCloses });
  const news = newsOf(before.plan, plan, now);
  if (news) await notifyAdmins(deps, tx, organization.id, news);
}

/**
 * Returns what admins are told of: that a payment is missing, with the day from which new work waits, and that what was
 * paid for has ended.
 */
function newsOf(before: GoverningPlan | null, plan: GoverningPlan, now: Date) {
  const { status, pastDueSince, termEndsAt } = plan;
  if (status === 'PAST_DUE' && before?.status !== 'PAST_DUE')
    return { kind: 'PLAN_PAST_DUE', at: pastDueEnd(pastDueSince ?? now) } as const;
  const wasPaid = before !== null && before.status !== 'FREE';
  if (status !== 'FREE' || !wasPaid) return null;
  return { kind: 'PLAN_ENDED', at: termEndsAt ?? now } as const;
}

function isSame({ trial, plan: before }: Standing, { plan: after }: Standing): boolean {
  if (trial !== null || before === null || after === null) return false;
  return (
    before.status === after.status &&
    before.planId === after.planId &&
    before.extraUsers === after.extraUsers &&
    before.termEndsAt?.getTime() === after.termEndsAt?.getTime() &&
    before.pastDueSince?.getTime() === after.pastDueSince?.getTime()
  );
}
