import { facilities, organizations } from '@zampa/db/schema/facilities';
import {
  pastDueDeadline,
  restrictionAt,
  type GoverningPlan,
  type SubscriptionState,
} from '@zampa/domain/subscription/subscription';
import { eq } from 'drizzle-orm';
import { toSubscriptionState } from '../../access/plan.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { publishSubscription } from '../../realtime/publish-subscription.ts';
import { notifyAdmins } from './notify-admins.ts';

type LockedOrganization = {
  readonly facility: typeof facilities.$inferSelect;
  readonly organization: typeof organizations.$inferSelect;
};

/**
 * Activates a plan for an organization, which ends its trial and completes its facility's setup. Publishes the change
 * and notifies admins if needed. Does nothing if the plan is already active.
 */
export async function activatePlan(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { facility, organization }: LockedOrganization,
  { plan, customerId }: { readonly plan: GoverningPlan; readonly customerId: string },
): Promise<void> {
  const { id: facilityId } = facility;
  if (facility.configurationStatus !== 'DONE' || facility.billingCustomerId !== customerId)
    await tx
      .update(facilities)
      .set({ configurationStatus: 'DONE', billingCustomerId: customerId })
      .where(eq(facilities.id, facilityId));
  const before = toSubscriptionState(organization);
  const after: SubscriptionState = { trial: null, plan };
  if (isSamePlan(before, after)) return;
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
  const notification = planNotificationOf(before.plan, plan, now);
  if (notification) await notifyAdmins(deps, tx, organization.id, notification);
}

/**
 * Returns the notification for admins: a missing payment, with the day from which new work is blocked, or the end of
 * a paid plan. Null if neither.
 */
function planNotificationOf(before: GoverningPlan | null, plan: GoverningPlan, now: Date) {
  const { status, pastDueSince, termEndsAt } = plan;
  if (status === 'PAST_DUE' && before?.status !== 'PAST_DUE')
    return { kind: 'PLAN_PAST_DUE', at: pastDueDeadline(pastDueSince ?? now) } as const;
  const wasPaid = before !== null && before.status !== 'FREE';
  if (status !== 'FREE' || !wasPaid) return null;
  return { kind: 'PLAN_ENDED', at: termEndsAt ?? now } as const;
}

function isSamePlan(
  { trial, plan: before }: SubscriptionState,
  { plan: after }: SubscriptionState,
): boolean {
  if (trial !== null || before === null || after === null) return false;
  return (
    before.status === after.status &&
    before.planId === after.planId &&
    before.extraUsers === after.extraUsers &&
    before.termEndsAt?.getTime() === after.termEndsAt?.getTime() &&
    before.pastDueSince?.getTime() === after.pastDueSince?.getTime()
  );
}
