import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** What providers told us, each once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export const SANDBOX_ACCOUNT_STATES = ['NEW', 'SUBMITTED', 'ENABLED', 'REJECTED'] as const;
export type SandboxAccountState = (typeof SANDBOX_ACCOUNT_STATES)[number];

/** The accounts of the card provider's sandbox. */
export const sandboxCardAccounts = pgTable('sandbox_card_accounts', {
  id: text('id').primaryKey(),
  /** The key of the request that made it. */
  requestKey: text('request_key'),
  state: text('state').$type<SandboxAccountState>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Links to the sandbox's onboarding page; each is good for one answer. */
export const sandboxOnboardingLinks = pgTable('sandbox_onboarding_links', {
  token: text('token').primaryKey(),
  accountId: text('account_id').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
});
