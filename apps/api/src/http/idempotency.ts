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
 * How long a write with its own transactions holds its key. Without a saved response by then it counts as crashed,
 * and the next request with the key does the work.
 */
const UNDER_WAY_MS = MINUTE_MS;
/** How long and how often a repeated request polls for the first one's response. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

export type Claim = {
  readonly accountId: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly now: Date;
};

/** The saved first response, encrypted since it may contain a secret. */
export type SavedAnswer = { readonly status: number; readonly sealed: string };

type Row = typeof idempotencyKeys.$inferSelect;

/**
 * Claims an idempotency key in the write's transaction. A second request with the key waits for the first one's
 * commit and then gets its response. If the first request failed, the second does the work.
 *
 * @returns the earlier response; null if the key is claimed now
 */
export async function claimKey(tx: Queryable, claim: Claim): Promise<SavedAnswer | null> {
  const earlier = await claimOrFind(tx, claim);
  if (!earlier) return null;
  const answer = savedAnswerOf(earlier);
  if (!answer) throw new Refusal('UNAVAILABLE', { retryAfter: 1 });
  return answer;
}

/**
 * Claims an idempotency key in a separate transaction, before a write with its own transactions. A second request
 * waits until the first saves its response or releases the key.
 *
 * @returns the earlier response; null if the key is claimed now
 * @throws {Refusal} UNAVAILABLE if that takes too long
 */
export async function claimKeySeparately(db: Database, claim: Claim): Promise<SavedAnswer | null> {
  const claimed = () => inTransaction(db, (tx) => claimOrFind(tx, claim));
  let earlier = await claimed();
  if (!earlier) return null;
  for await (const until of setInterval(LOOK_MS, performance.now() + PATIENCE_MS)) {
    const answer = savedAnswerOf(earlier);
    if (answer) return answer;
    if (performance.now() > until) break;
    earlier = await claimed();
    if (!earlier) return null;
  }
  throw new Refusal('UNAVAILABLE', { retryAfter: 5 });
}

/**
 * Claims a key, or returns the row of the request that holds it.
 *
 * @throws {Refusal} IDEMPOTENCY_MISMATCH if the key was used with other content
 */
async function claimOrFind(tx: Queryable, claim: Claim): Promise<Row | null> {
  const { accountId, key, bodyHash, now } = claim;
  const newClaim = { bodyHash, createdAt: now, status: null, answer: null };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ accountId, key, bodyHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.accountId, idempotencyKeys.key],
      set: newClaim,
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
 * Returns the saved response for a key with the hash of its request; null for an unused key. Reads outside the
 * write's transaction, so that writes still in progress are not seen.
 */
export async function findSavedAnswer(
  db: Queryable,
  { accountId, key, now }: Omit<Claim, 'bodyHash'>,
): Promise<(SavedAnswer & { readonly bodyHash: string }) | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        ofKey({ accountId, key }),
        gte(idempotencyKeys.createdAt, before(now, KEPT_MS)),
        isNotNull(idempotencyKeys.status),
      ),
    );
  const answer = row && savedAnswerOf(row);
  return answer ? { ...answer, bodyHash: row.bodyHash } : null;
}

export async function saveAnswer(
  tx: Queryable,
  claim: Claim,
  { status, sealed }: SavedAnswer,
): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer: sealed }).where(claimed(claim));
}

/** Releases the key of a failed write, so that the next request with the key does the work. */
export async function releaseKey(db: Queryable, claim: Claim): Promise<void> {
  await db.delete(idempotencyKeys).where(claimed(claim));
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const ofKey = ({ accountId, key }: Pick<Claim, 'accountId' | 'key'>) =>
  and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

/** Matches the key only if this request still holds it. */
const claimed = (claim: Claim) =>
  and(ofKey(claim), eq(idempotencyKeys.createdAt, claim.now), isNull(idempotencyKeys.status));

const savedAnswerOf = ({ status, answer }: Row): SavedAnswer | null =>
  status === null ? null : { status, sealed: String(answer) };

/**
 * Returns the idempotency key of a request, or null.
 *
 * @throws {Refusal} VALIDATION if it is too long
 */
export function parseIdempotencyKey(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header === '') return null;
  if (header.length > KEY_MAX_LENGTH)
    throw new Refusal('VALIDATION', {
      fields: [{ field: 'Idempotency-Key', code: 'too_big', params: { count: KEY_MAX_LENGTH } }],
    });
  return header;
}

/** Hashes content, independent of the order of object fields. */
export function contentHash(...parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(contentText(...parts))
    .digest('base64url');
}

/** Serializes content to JSON, independent of the order of object fields. */
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
