import type { AttemptStatus } from '@zampa/domain/payments/attempts';
import type { ChargeKind, ChargeStatus, Dispute, EntryType } from '@zampa/domain/payments/ledger';
import type { RefundReason } from '@zampa/domain/payments/refunds';
import type { PaymentType } from '@zampa/domain/payments/payment-due';
import type {
  ReceiptKind,
  ReceiptLine,
  ReceiptMeans,
  ReceiptParty,
} from '@zampa/domain/payments/receipts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './instant.ts';

/** Amounts due, in minor units. */
export const charges = pgTable('charges', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  /** The booking that is confirmed by its payment; null otherwise. */
  bookingId: uuid('booking_id'),
  kind: text('kind').$type<ChargeKind>().notNull(),
  paymentType: text('payment_type').$type<PaymentType>().notNull(),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull(),
  /** Whether the booking is confirmed only after payment. */
  upfront: boolean('upfront').notNull().default(false),
  expiresAt: instantColumn('expires_at'),
  /** When the client was asked to pay by card. */
  askedAt: instantColumn('asked_at'),
  paidAt: instantColumn('paid_at'),
  paidBy: uuid('paid_by'),
  status: text('status').$type<ChargeStatus>().notNull(),
  reason: text('reason').$type<'EXPIRED' | 'CANCELED'>(),
  amount: integer('amount').notNull(),
  /** The part of a prepayment that is kept after a no-show. */
  deposit: integer('deposit').notNull().default(0),
  captured: integer('captured').notNull().default(0),
  cash: integer('cash').notNull().default(0),
  refunded: integer('refunded').notNull().default(0),
  /** The part of the refunds that was paid back manually. */
  cashReturned: integer('cash_returned').notNull().default(0),
  dispute: text('dispute').$type<Dispute>(),
  /** Number of its ledger entries. */
  version: integer('version').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Changes of a charge. Append-only. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    chargeId: uuid('charge_id').notNull(),
    seq: integer('seq').notNull(),
    facilityId: uuid('facility_id').notNull(),
    type: text('type').$type<EntryType>().notNull(),
    amount: integer('amount').notNull(),
    /** Null if caused by the provider or the clock. */
    userId: uuid('user_id'),
    /** The cause, such as a provider's event; unique, so that it is recorded once. */
    reference: text('reference'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chargeId, table.seq] })],
);

/** A card payment of one or several charges, with its status. */
export const cardAttempts = pgTable('card_attempts', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  payerId: uuid('payer_id').notNull(),
  accountId: text('account_id').notNull(),
  /** Null until the provider has answered. */
  intentId: text('intent_id'),
  mode: text('mode').$type<'stripe' | 'sandbox'>().notNull(),
  amount: integer('amount').notNull(),
  feeBasisPoints: integer('fee_basis_points').notNull(),
  fee: integer('fee').notNull(),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull(),
  status: text('status').$type<AttemptStatus>().notNull(),
  isOver: boolean('is_over').notNull().default(false),
  failure: text('failure'),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const cardAttemptLines = pgTable(
  'card_attempt_lines',
  {
    attemptId: uuid('attempt_id').notNull(),
    chargeId: uuid('charge_id').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.chargeId] })],
);

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  chargeId: uuid('charge_id').notNull(),
  /** Null for a manual refund. */
  attemptId: uuid('attempt_id'),
  providerId: text('provider_id'),
  amount: integer('amount').notNull(),
  status: text('status').$type<'PENDING' | 'SUCCESS' | 'FAILED'>().notNull(),
  reason: text('reason').$type<RefundReason>().notNull(),
  note: text('note').notNull().default(''),
  /** Null for an automatic refund. */
  userId: uuid('user_id'),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

/** Numbered receipts and credit notes, with the names at that time. Append-only. */
export const receipts = pgTable('receipts', {
  id: uuid('id').primaryKey(),
  facilityId: uuid('facility_id').notNull(),
  familyId: uuid('family_id').notNull(),
  kind: text('kind').$type<ReceiptKind>().notNull(),
  year: integer('year').notNull(),
  number: integer('number').notNull(),
  source: text('source').notNull(),
  correctsId: uuid('corrects_id'),
  means: text('means').$type<ReceiptMeans>().notNull(),
  cardLast4: text('card_last4'),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<'EUR' | 'USD'>().notNull(),
  isSandbox: boolean('is_sandbox').notNull(),
  language: text('language').$type<'en' | 'it'>().notNull(),
  issuer: jsonb('issuer').$type<ReceiptParty>().notNull(),
  payer: jsonb('payer').$type<ReceiptParty>().notNull(),
  lines: jsonb('lines').$type<readonly ReceiptLine[]>().notNull(),
  issuedAt: instantColumn('issued_at').notNull(),
});

export const receiptCharges = pgTable(
  'receipt_charges',
  {
    receiptId: uuid('receipt_id').notNull(),
    chargeId: uuid('charge_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.receiptId, table.chargeId] })],
);

/** Webhook events of providers, each stored once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull().default(''),
    accountId: text('account_id'),
    /** The card payment it is about. */
    intentId: text('intent_id'),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

export const SANDBOX_ACCOUNT_STATES = ['NEW', 'SUBMITTED', 'ENABLED', 'REJECTED'] as const;
export type SandboxAccountState = (typeof SANDBOX_ACCOUNT_STATES)[number];

/** Accounts of the card provider's sandbox. */
export const sandboxCardAccounts = pgTable('sandbox_card_accounts', {
  id: text('id').primaryKey(),
  /** Idempotency key of the request that created it. */
  requestKey: text('request_key'),
  state: text('state').$type<SandboxAccountState>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Links to the sandbox's onboarding page, valid for one use. */
export const sandboxOnboardingLinks = pgTable('sandbox_onboarding_links', {
  token: text('token').primaryKey(),
  accountId: text('account_id').notNull(),
  returnUrl: text('return_url').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
  usedAt: instantColumn('used_at'),
});

export const SANDBOX_DISPUTES = ['needs_response', 'won', 'lost'] as const;
export type SandboxDispute = (typeof SANDBOX_DISPUTES)[number];

/** Payments of the card provider's sandbox, in its protocol's format. */
export const sandboxIntents = pgTable('sandbox_intents', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  requestKey: text('request_key'),
  /** The request made with that key. */
  parameters: text('asked').notNull(),
  amount: integer('amount').notNull(),
  fee: integer('fee').notNull(),
  currency: text('currency').notNull(),
  clientSecret: text('client_secret').notNull(),
  status: text('status').notNull(),
  failure: text('failure'),
  card: text('card'),
  /** How the payer's bank decides a dispute; null without one. */
  dispute: text('dispute').$type<SandboxDispute>(),
  /** When a payment in progress succeeds. */
  settlesAt: instantColumn('settles_at'),
  createdAt: instantColumn('created_at').notNull(),
});

export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text('id').primaryKey(),
  status: text('status').$type<'succeeded' | 'failed'>().notNull().default('succeeded'),
  intentId: text('intent_id').notNull(),
  requestKey: text('request_key'),
  amount: integer('amount').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});
