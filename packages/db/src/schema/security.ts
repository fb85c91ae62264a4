import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Authenticator apps of accounts. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid('account_id').primaryKey(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** Null until a first code has been entered. */
  confirmedAt: instantColumn('confirmed_at'),
  /** The time step of the latest code, which is accepted once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Codes for a lost device, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: uuid('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sign-ins with the right password that wait for the second factor. */
export const signInChallenges = pgTable('sign_in_challenges', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  tries: integer('tries').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
