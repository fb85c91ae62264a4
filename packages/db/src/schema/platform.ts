import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/**
 * What jobs wait for: our own clock, what people have done to be told to others, the mail server, other providers, those
 * who bring notifications to devices.
 */
export type Lane = 'time' | 'news' | 'mail' | 'provider' | 'push';

/** What is to be done after a commit, written with what it follows from. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  /** Which jobs it waits behind. */
  lane: text('lane').$type<Lane>().notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  dueAt: instantColumn('due_at').notNull(),
  /** From then on it is not done any more. */
  expiresAt: instantColumn('expires_at'),
  /** When it ended, done or not. */
  doneAt: instantColumn('done_at'),
  /** Why it ended without having been done; of all but what expired, it is a dead letter. */
  failure: text('failure').$type<'EXPIRED' | 'GIVEN_UP' | 'MALFORMED'>(),
  /** What the last try that failed said. */
  lastError: text('last_error'),
  /** Of what must be done once, however often it follows. */
  onceKey: text('once_key'),
  createdAt: instantColumn('created_at').notNull(),
});

/** The first answer to a write that carried an Idempotency-Key. */
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

/** Counters of limits; lost in a crash without harm. */
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
