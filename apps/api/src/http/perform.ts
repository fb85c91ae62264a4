import { keyOf, type CallDefinition } from '@zampa/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Seals } from '../secrets/seals.ts';
import type { Account } from '../access/viewer.ts';
import { inTransaction, type Database, type Queryable } from '../db/database.ts';
import { retryOnConflict } from '../db/database-conflicts.ts';
import {
  claimKeySeparately,
  claimKey,
  contentText,
  findSavedAnswer,
  parseIdempotencyKey,
  releaseKey,
  saveAnswer,
  type Claim,
  type SavedAnswer,
} from './idempotency.ts';

/** The content that a repeated request must have in common with the first. */
type Content = {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: { readonly sha256: string } | null;
};

export const isReadCall = ({ method, reads }: CallDefinition): boolean =>
  method === 'GET' || reads === true;

type Write = {
  readonly seals: Seals;
  /** The database with the caller's row-level security. */
  readonly db: Database;
  readonly call: CallDefinition;
};
type Work = (tx: Queryable) => Promise<unknown>;
type Place = Pick<Claim, 'accountId' | 'key'>;

/** Returns the idempotency claim of a write; null if it needs none. */
export function createClaim(
  { seals, call }: Omit<Write, 'db'>,
  request: FastifyRequest,
  { accountId }: Account,
  content: Content & { readonly now: Date },
): Claim | null {
  if (call.repeatable || isReadCall(call)) return null;
  const key = parseIdempotencyKey(request.headers['idempotency-key']);
  if (key === null) return null;
  // A resource whose client id is the key is found by that id, without an expiry.
  if (clientIdOf(content.body) === key) return null;
  return { accountId, key, now: content.now, bodyHash: hashOf(seals, call, content) };
}

/**
 * Runs a call. A write with an idempotency key is done only once: its key is claimed and its response saved in the
 * same transaction. Conflicting transactions are retried.
 */
export async function performCall(write: Write, claim: Claim | null, work: Work): Promise<unknown> {
  const { db, call } = write;
  if (isReadCall(call)) return work(db);
  if (call.ownTransactions)
    return claim ? performWithOwnTransactions(write, claim, work) : work(db);
  const once = async (tx: Queryable) => {
    const earlier = claim && (await claimKey(tx, claim));
    if (earlier) return openAnswer(write.seals, claim, earlier);
    const answer = await work(tx);
    if (claim) await saveAnswer(tx, claim, sealAnswer(write, claim, answer));
    return answer;
  };
  return retryOnConflict(() => inTransaction(db, once));
}

/**
 * Runs a write that has its own transactions: claims the key before the first and saves the response after the last.
 */
async function performWithOwnTransactions(
  write: Write,
  claim: Claim,
  work: Work,
): Promise<unknown> {
  const { db, seals } = write;
  const earlier = await claimKeySeparately(db, claim);
  if (earlier) return openAnswer(seals, claim, earlier);
  let answer: unknown;
  try {
    answer = await work(db);
  } catch (error) {
    // If this fails, the key expires after a minute.
    await releaseKey(db, claim).catch(() => undefined);
    throw error;
  }
  await saveAnswer(db, claim, sealAnswer(write, claim, answer));
  return answer;
}

/**
 * Returns the first response to an identical earlier request, for a caller who is no longer authorized, possibly
 * because of that request. Null without such a request.
 *
 * @param content parses the request; called only if the key was used before
 */
export async function earlierAnswer(
  { db, seals, call }: Write,
  { key, accountId, now }: { readonly key: unknown } & Pick<Claim, 'accountId' | 'now'>,
  content: () => Content,
): Promise<{ readonly answer: unknown } | null> {
  if (typeof key !== 'string' || call.repeatable || isReadCall(call)) return null;
  const saved = await findSavedAnswer(db, { accountId, key, now });
  if (!saved) return null;
  // Input that is now invalid cannot be the earlier one.
  const sent = contentOrNull(content);
  if (!sent || hashOf(seals, call, sent) !== saved.bodyHash) return null;
  return { answer: openAnswer(seals, { accountId, key }, saved) };
}

function contentOrNull(content: () => Content): Content | null {
  try {
    return content();
  } catch {
    return null;
  }
}

const hashOf = (seals: Seals, call: CallDefinition, { params, query, body, file }: Content) =>
  seals.hash(contentText(keyOf(call), params, query, body, file?.sha256));

const sealAnswer = ({ seals, call }: Write, claim: Claim, answer: unknown): SavedAnswer => ({
  status: call.status ?? 200,
  sealed: seals.seal(JSON.stringify(answer ?? null), placeOf(claim)),
});

/** Decrypts a saved response. */
const openAnswer = (seals: Seals, place: Place, earlier: SavedAnswer): unknown =>
  JSON.parse(seals.open(earlier.sealed, placeOf(place)));

const placeOf = ({ accountId, key }: Place) => `${accountId} ${key}`;

const clientIdOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'clientId' in body ? body.clientId : undefined;
