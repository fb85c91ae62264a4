import type { PlanId } from '@zampa/domain/subscription/plans';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** An organization's account with the billing provider. Its plan is stored in the organization. */
export const billingAccounts = pgTable('billing_accounts', {
  organizationId: uuid('organization_id').primaryKey(),
  /** The facility that the customer is named after. */
  facilityId: uuid('facility_id').notNull(),
  customerId: text('customer_id').notNull(),
  mode: text('mode').$type<'chargebee' | 'sandbox'>().notNull(),
  subscriptionId: text('subscription_id'),
  /** Version of the subscription when last read. */
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  /** The open checkout page. */
  pageId: text('page_id'),
  pageUrl: text('page_url'),
  pagePlan: text('page_plan').$type<PlanId>(),
  /** Number of extra seats on the checkout page; null for pages older than this column. */
  pageExtraUsers: integer('page_extra_users'),
  pageExpiresAt: instantColumn('page_expires_at'),
  readAt: instantColumn('read_at').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Checkout pages that are no longer shown but can still be paid, because the provider cannot close them. */
export const leftBillingPages = pgTable('left_billing_pages', {
  pageId: text('page_id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  plan: text('plan').$type<PlanId>().notNull(),
  /** Number of extra seats if it is paid. */
  extraUsers: integer('extra_users').notNull(),
});

/** VAT numbers that have used a trial, independent of their current owner. */
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

/** State of the billing provider's sandbox, in its protocol's format. */
export const sandboxBilling = pgTable('sandbox_billing', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<SandboxKind>().notNull(),
  customerId: text('customer_id').notNull(),
  state: jsonb('state').$type<unknown>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  createdAt: instantColumn('created_at').notNull(),
});
