import { createHash } from 'node:crypto';
import { idempotencyKeys } from '@zampa/db/schema/platform';
import { and, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { DAY_MS } from '@zampa/domain/time/durations';

const KEPT_MS = DAY_MS;
const KEY_MAX_LENGTH = 200;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly now: Date;
};

/** What the same request did before, or null when this is the first time. */
export type Earlier = { readonly status: number; readonly answer: unknown };

/**
 * Claims a key inside the transaction of the write. A second request with it waits for the first one's commit and
 * then gets its answer; when the first one failed, nothing was written and the second does the work.
 */
export async function claimKey(tx: Queryable, claim: Claim): Promise<Earlier | null> {
  const { accountId, key, bodyHash, now } = claim;
  if (key.length > KEY_MAX_LENGTH) throw new Refusal('VALIDATION');
  const mine = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));
  const anew = { bodyHash, createdAt: now, status: null, answer: null };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ accountId, key, bodyHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: anew,
      setWhere: lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;

  const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
  if (!earlier) throw new Refusal('UNAVAILABLE', { retryAfter: 1 });
  if (earlier.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return { status: earlier.status ?? 200, answer: earlier.answer };
}

/**
 * Returns what this very request did before, or null. Asked outside of its transaction: one that is under way is not
 * done.
 */
export async function findDone(db: Queryable, claim: Claim): Promise<Earlier | null> {
  const { accountId, key, bodyHash, now } = claim;
  const [done] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.accountId, accountId),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.bodyHash, bodyHash),
        gte(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)),
        isNotNull(idempotencyKeys.status),
      ),
    );
  return done ? { status: done.status ?? 200, answer: done.answer } : null;
}

export async function saveAnswer(
  tx: Queryable,
  claim: Claim,
  { status, answer }: Earlier,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status, answer: answer ?? null })
    .where(and(eq(idempotencyKeys.accountId, claim.accountId), eq(idempotencyKeys.key, claim.key)));
}

/** Returns a hash: the same for the same content, whatever the order of its fields. */
export function contentHash(...parts: readonly unknown[]): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(parts, sorted)).digest('base64url');
}

export function cleanUpKeys(db: Database, now: Date) {
  return db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
