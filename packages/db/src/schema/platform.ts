import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Job queues: timers, changes that others are notified of, the mail server, other providers, push services. */
export type Lane = 'time' | 'news' | 'mail' | 'provider' | 'push';

/** Jobs to run after a commit, written in the same transaction as their cause. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  /** The queue of the job. */
  lane: text('lane').$type<Lane>().notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instantColumn('due_at').notNull(),
  /** The job is not run after this time. */
  expiresAt: instantColumn('expires_at'),
  /** When it ended, successfully or not. */
  doneAt: instantColumn('done_at'),
  /** Why it ended without success. Except for EXPIRED, it is a dead letter. */
  failure: text('failure').$type<'EXPIRED' | 'GIVEN_UP' | 'MALFORMED'>(),
  /** The error of the last failed attempt. */
  lastError: text('last_error'),
  /** Deduplication key of a job that must run once. */
  onceKey: text('once_key'),
  createdAt: instantColumn('created_at').notNull(),
});

/** The first response to a write with an Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

/** Rate limit counters. Losing them in a crash is harmless. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: instantColumn('window_start').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** E-mail on machines without a mail server. */
export const mailboxEmails = pgTable('mailbox_letters', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  messageId: text('message_id').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
