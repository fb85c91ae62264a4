import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { facilities, organizations } from '../src/schema/facilities.ts';
import { billingAccounts, sandboxBilling } from '../src/schema/subscription.ts';
import type { Clinic } from './clinic.ts';

const SUBSCRIPTION = 'sub_sbx_demonstration';
const DAY_MS = 86_400_000;
/** Days since the current term started. */
const DAYS_AGO = 9;
const MONTH_DAYS = 30;

/** Gives the clinic a paid plan in the billing provider's sandbox, which renews automatically. */
export async function openSandboxSubscription(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  { organization, facility }: Clinic,
  now: Date,
): Promise<void> {
  const customerId = `fac_${facility.id}`;
  const startedAt = new Date(now.getTime() - DAYS_AGO * DAY_MS);
  const termEndsAt = new Date(startedAt.getTime() + MONTH_DAYS * DAY_MS);
  const [start, end] = [startedAt, termEndsAt].map((at) => Math.floor(at.getTime() / 1000));
  const of = { customerId, createdAt: startedAt };
  const subscription = {
    id: SUBSCRIPTION,
    customerId,
    status: 'active',
    planId: 'STANDARD',
    extraUsers: 0,
    termStart: start,
    termEnd: end,
    createdAt: start,
    failsNext: false,
    dueSince: null,
  };
  const invoice = { id: 'inv_sbx_demonstration', date: start, total: 2900, status: 'paid' };
  await tx.insert(sandboxBilling).values([
    { ...of, id: customerId, kind: 'customer', state: { meta_data: { facilityId: facility.id } } },
    { ...of, id: subscription.id, kind: 'subscription', state: subscription },
    { ...of, id: invoice.id, kind: 'invoice', state: invoice },
  ]);
  await tx.insert(billingAccounts).values({
    organizationId: organization.id,
    facilityId: facility.id,
    customerId,
    mode: 'sandbox',
    subscriptionId: SUBSCRIPTION,
    version: 1,
    readAt: now,
    createdAt: startedAt,
  });
  await tx
    .update(organizations)
    .set({ planId: 'STANDARD', planStatus: 'ACTIVE', termEndsAt })
    .where(eq(organizations.id, organization.id));
  await tx
    .update(facilities)
    .set({ billingCustomerId: customerId, configurationStatus: 'DONE' })
    .where(eq(facilities.id, facility.id));
}
