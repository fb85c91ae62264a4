import { createHash } from 'node:crypto';
import { setInterval } from 'node:timers/promises';
import { idempotencyKeys } from '@zampa/db/schema/platform';
import { and, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction, type Database, type Queryable } from '../db/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';

const KEPT_MS = DAY_MS;
export const KEY_MAX_LENGTH = 200;

/**
 * So long a write with transactions of its own keeps its key to itself. Whoever has not saved an answer by then is
 * taken for killed, and the next request with the key does the work.
 */
const UNDER_WAY_MS = MINUTE_MS;
/** So long, and so often, a repetition looks whether the first one is done. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly now: Date;
};

/** What is kept of the first answer: it is sealed, since it may hold a secret. */
export type Earlier = { readonly status: number; readonly sealed: string };

type Row = typeof idempotencyKeys.$inferSelect;

/**
 * Claims a key inside the transaction of the write. A second request with it waits for the first one's commit and
 * then gets its answer; when the first one failed, nothing was written and the second does the work.
 */
export async function claimKey(tx: Queryable, claim: Claim): Promise<Earlier | null> {
  const earlier = await claimOrFind(tx, claim);
  if (!earlier) return null;
  const answer = answerIn(earlier);
  if (!answer) throw new Refusal('UNAVAILABLE', { retryAfter: 1 });
  return answer;
}

/**
 * Claims a key before a write that makes transactions of its own, in one that ends before them. A second request with
 * it waits until the first one has saved its answer or let go of the key. Refusal: UNAVAILABLE where that takes long.
 */
export async function claimAhead(db: Database, claim: Claim): Promise<Earlier | null> {
  const claimed = () => inTransaction(db, (tx) => claimOrFind(tx, claim));
  let earlier = await claimed();
  if (!earlier) return null;
  for await (const until of setInterval(LOOK_MS, performance.now() + PATIENCE_MS)) {
    const answer = answerIn(earlier);
    if (answer) return answer;
    if (performance.now() > until) break;
    earlier = await claimed();
    if (!earlier) return null;
  }
  throw new Refusal('UNAVAILABLE', { retryAfter: 5 });
}

/** Claims a key, or returns the row of whoever has it. */
async function claimOrFind(tx: Queryable, claim: Claim): Promise<Row | null> {
  const { accountId, key, bodyHash, now } = claim;
  const anew = { bodyHash, createdAt: now, status: null, answer: null };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ accountId, key, bodyHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: anew,
      setWhere: sql`${lt(idempotencyKeys.createdAt, before(now, KEPT_MS))} or (
        ${isNull(idempotencyKeys.status)}
        and ${lt(idempotencyKeys.createdAt, before(now, UNDER_WAY_MS))}
      )`,
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;

  const [earlier] = await tx.select().from(idempotencyKeys).where(ofKey(claim));
  if (!earlier) throw new Refusal('UNAVAILABLE', { retryAfter: 1 });
  if (earlier.bodyHash !== bodyHash) throw new Refusal('IDEMPOTENCY_MISMATCH');
  return earlier;
}

/**
 * Returns what a request with this key did before, and the hash of what it was sent, or null. Asked outside of its
 * transaction: one that is under way is not done.
 */
export async function findDone(
  db: Queryable,
  { accountId, key, now }: Omit<Claim, 'bodyHash'>,
): Promise<(Earlier & { readonly bodyHash: string }) | null> {
  const [done] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        ofKey({ accountId, key }),
        gte(idempotencyKeys.createdAt, before(now, KEPT_MS)),
        isNotNull(idempotencyKeys.status),
      ),
    );
  const answer = done && answerIn(done);
  return answer ? { ...answer, bodyHash: done.bodyHash } : null;
}

export async function saveAnswer(
  tx: Queryable,
  claim: Claim,
  { status, sealed }: Earlier,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer: sealed }).where(claimed(claim));
}

/** Lets go of a key whose write has failed: the next request with it does the work. */
export async function releaseKey(db: Queryable, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(claimed(claim));
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const ofKey = ({ accountId, key }: Pick<Claim, 'accountId' | 'key'>) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

/** The key as it was claimed here, and not by who took it over meanwhile. */
const claimed = (claim: Claim) =>
  and(ofKey(claim), eq(idempotencyKeys.createdAt, claim.now), isNull(idempotencyKeys.status));

const answerIn = ({ status, answer }: Row): Earlier | null =>
  status === null ? null : { status, sealed: String(answer) };

/** Returns the key that a request was sent with, or null. Refusal: VALIDATION for one that is too long. */
export function keyIn(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header === '') return null;
  if (header.length > KEY_MAX_LENGTH)
    throw new Refusal('VALIDATION', {
      fields: [{ field: 'Idempotency-Key', code: 'too_big', params: { count: KEY_MAX_LENGTH } }],
    });
  return header;
}

/** Returns a hash: the same for the same content, whatever the order of its fields. */
export function contentHash(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(contentText(...parts))
    .digest('base64url');
}

/** Returns JSON: the same for the same content, whatever the order of its fields. */
export function contentText(...parts: readonly unknown[]): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(parts, sorted);
}

export function cleanUpKeys(db: Database, now: Date) {
  return db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS)));
}
