import { randomBytes } from 'node:crypto';
import { type SandboxDispute, sandboxIntents, sandboxRefunds } from '@zampa/db/schema/payments';
import { CARD_MINIMUM } from '@zampa/domain/payments/amounts';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Queryable } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  afterCard,
  afterChallenge,
  afterCancel,
  afterDispute,
  isRefused,
  type SandboxIntent,
  type SandboxRefusal,
} from './sandbox-rules.ts';

type NewIntent = {
  readonly accountId: string;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  /** All parameters of the request. The same key with other parameters is refused. */
  readonly parameters: string;
  readonly requestKey: string | null;
};

type Found = SandboxIntent | SandboxRefusal | null;

/** Card payments of the sandbox, stored in the database. */
export type SandboxIntents = ReturnType<typeof createSandboxIntents>;

export function createSandboxIntents(db: Database, clock: Clock) {
  const change = (
    id: string,
    rule: (intent: SandboxIntent) => Partial<SandboxIntent> | SandboxRefusal,
  ) => inTransaction(db, (tx) => changeIntent(tx, id, clock.now(), rule));
  return {
    create: (intent: NewIntent) => insertIntent(db, clock.now(), intent),

    /** Returns null if the payment belongs to another account. */
    async read(id: string, accountId: string): Promise<SandboxIntent | null> {
      const intent = await inTransaction(db, (tx) => lockIntent(tx, id, clock.now()));
      return intent?.accountId === accountId ? intent : null;
    },

    find: (id: string) => inTransaction(db, (tx) => lockIntent(tx, id, clock.now())),

    cancel: (id: string) => change(id, afterCancel),

    /** Pays with a card number. */
    pay: (id: string, card: string) => change(id, (intent) => afterCard(intent, card, clock.now())),

    /** Answers the bank's authentication challenge. */
    answer: (id: string, isThem: boolean) => change(id, (intent) => afterChallenge(intent, isThem)),

    /** Opens or closes a dispute. */
    dispute: (id: string, dispute: SandboxDispute) =>
      change(id, (intent) => afterDispute(intent, dispute)),

    readRefund: (id: string) => readRefund(db, id),

    /** Fails a refund that had succeeded. */
    failRefund: (id: string) => failRefund(db, id),

    /** Refunds a payment, up to its full amount. */
    refund: (refund: NewRefund) => inTransaction(db, (tx) => insertRefund(tx, clock.now(), refund)),
  };
}

/** Creates a payment; the same request key returns the same one. */
async function insertIntent(
  db: Queryable,
  now: Date,
  { requestKey, ...intent }: NewIntent,
): Promise<SandboxIntent | SandboxRefusal> {
  if (intent.amount < CARD_MINIMUM || intent.fee > intent.amount)
    return { refused: 'Amount must be at least 50' };
  const id = `pi_sbx${randomBytes(10).toString('hex')}`;
  const clientSecret = `${id}_secret_${randomBytes(12).toString('hex')}`;
  const row = { ...intent, id, requestKey, clientSecret, createdAt: now };
  await db
    .insert(sandboxIntents)
    .values({ ...row, status: 'requires_payment_method' })
    .onConflictDoNothing();
  const [found] = await db
    .select()
    .from(sandboxIntents)
    .where(requestKey ? eq(sandboxIntents.requestKey, requestKey) : eq(sandboxIntents.id, id));
  if (!found) throw new Error('insert returned no row');
  if (found.parameters === intent.parameters) return applySettlement(found, now);
  const refused = 'Keys for idempotent requests can only be used with the same parameters';
  return { refused, code: 'idempotency_key_in_use' };
}

async function lockIntent(tx: Queryable, id: string, now: Date): Promise<SandboxIntent | null> {
  const [intent] = await tx
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.id, id))
    .for('update');
  return intent ? applySettlement(intent, now) : null;
}

/** Applies a due transition: a slow payment succeeds at its settlement time. */
const applySettlement = (intent: SandboxIntent, now: Date): SandboxIntent =>
  intent.status === 'processing' && intent.settlesAt && intent.settlesAt <= now
    ? { ...intent, status: 'succeeded' }
    : intent;

async function changeIntent(
  tx: Queryable,
  id: string,
  now: Date,
  rule: (intent: SandboxIntent) => Partial<SandboxIntent> | SandboxRefusal,
): Promise<Found> {
  const intent = await lockIntent(tx, id, now);
  if (!intent) return null;
  const changes = rule(intent);
  if (isRefused(changes)) return changes;
  const [changed] = await tx
    .update(sandboxIntents)
    .set({ status: intent.status, ...changes })
    .where(eq(sandboxIntents.id, id))
    .returning();
  return changed ?? null;
}

type NewRefund = {
  readonly intentId: string;
  readonly amount: number;
  readonly requestKey: string | null;
};

async function insertRefund(
  tx: Queryable,
  now: Date,
  { intentId, amount, requestKey }: NewRefund,
): Promise<{ id: string } | SandboxRefusal | null> {
  const intent = await lockIntent(tx, intentId, now);
  if (!intent) return null;
  const [before] = requestKey
    ? await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.requestKey, requestKey))
    : [];
  if (before) return { id: before.id };
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${sandboxRefunds.amount}), 0)::int` })
    .from(sandboxRefunds)
    .where(and(eq(sandboxRefunds.intentId, intentId), eq(sandboxRefunds.status, 'succeeded')));
  if (intent.status !== 'succeeded' || amount > intent.amount - (refunded?.sum ?? 0))
    return { refused: 'The refund is greater than what is left', code: 'charge_already_refunded' };
  const id = `re_sbx${randomBytes(10).toString('hex')}`;
  await tx.insert(sandboxRefunds).values({ id, intentId, requestKey, amount, createdAt: now });
  return { id };
}

type FoundRefund = Pick<typeof sandboxRefunds.$inferSelect, 'id' | 'status' | 'intentId'>;

async function readRefund(db: Queryable, id: string): Promise<FoundRefund | null> {
  const [refund] = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  return refund ?? null;
}

async function failRefund(db: Queryable, id: string): Promise<FoundRefund | null> {
  const [refund] = await db
    .update(sandboxRefunds)
    .set({ status: 'failed' })
    .where(eq(sandboxRefunds.id, id))
    .returning();
  return refund ?? null;
}
