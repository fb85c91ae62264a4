import type { PlanId } from '@zampa/domain/subscription/plans';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** How an organization stands with the billing provider; what governs it stands with the organization itself. */
export const billingAccounts = pgTable('billing_accounts', {
  organizationId: uuid('organization_id').primaryKey(),
  /** The facility that the customer is named after. */
  facilityId: uuid('facility_id').notNull(),
  customerId: text('customer_id').notNull(),
  mode: text('mode').$type<'chargebee' | 'sandbox'>().notNull(),
  subscriptionId: text('subscription_id'),
  /** Of the subscription as it was read last. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  /** The hosted page that is open. */
  pageId: text('page_id'),
  pageUrl: text('page_url'),
  pagePlan: text('page_plan').$type<PlanId>(),
  /** How many people beyond those included it asks to be paid; null of a page from before that was kept. */
  pageExtraUsers: integer('page_extra_users'),
  pageExpiresAt: instantColumn('page_expires_at'),
  readAt: instantColumn('read_at').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** The pages that are shown no more and can still be paid: the provider has no way to close one. */
export const leftBillingPages = pgTable('left_billing_pages', {
  pageId: text('page_id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  plan: text('plan').$type<PlanId>().notNull(),
  /** How many people beyond those included are to be paid for once it was paid. */
  extraUsers: integer('extra_users').notNull(),
});

/** Which VAT numbers have had their trial, whose ever they are now. */
export const vatTrials = pgTable(
  'vat_trials',
  {
    country: text('country').notNull(),
    vat: text('vat').notNull(),
    organizationId: uuid('organization_id').notNull(),
    startedAt: instantColumn('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.vat] })],
);

export type SandboxKind =
  | 'customer'
  | 'subscription'
  | 'hosted_page'
  | 'portal_session'
  | 'invoice';

/** What the billing provider's sandbox knows, as its protocol describes it. */
export const sandboxBilling = pgTable('sandbox_billing', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<SandboxKind>().notNull(),
  customerId: text('customer_id').notNull(),
  state: jsonb('state').$type<unknown>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  createdAt: instantColumn('created_at').notNull(),
});
