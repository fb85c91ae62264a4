import { keyOf, type CallDefinition } from '@zampa/contract/call';
import type { FastifyRequest } from 'fastify';
import type { Seals } from '../access/seals.ts';
import type { Account } from '../access/viewer.ts';
import { inTransaction, type Database, type Queryable } from '../db/database.ts';
import { retryingConflicts } from '../db/database-conflicts.ts';
import {
  claimAhead,
  claimKey,
  contentText,
  findDone,
  keyIn,
  releaseKey,
  saveAnswer,
  type Claim,
  type Earlier,
} from './idempotency.ts';

/** What a call was sent, as far as a repetition has to be sent the same. */
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
  /** The database as far as it is the caller's. */
  readonly db: Database;
  readonly call: CallDefinition;
};
type Work = (tx: Queryable) => Promise<unknown>;
type Place = Pick<Claim, 'accountId' | 'key'>;

/** Returns what a write claims before its work, or null where nothing is to be remembered of it. */
export function claimOf(
  { seals, call }: Omit<Write, 'db'>,
  request: FastifyRequest,
  { accountId }: Account,
  content: Content & { readonly now: Date },
): Claim | null {
  if (call.repeatable || isReadCall(call)) return null;
  const key = keyIn(request.headers['idempotency-key']);
  if (key === null) return null;
  // What is posted under its own name is looked for by that name, for good.
  if (nameOf(content.body) === key) return null;
  return { accountId, key, now: content.now, bodyHash: hashOf(seals, call, content) };
}

/**
 * Does the work of a call, a write with a key once, however often it is sent. A write is one transaction, in which its
 * key is claimed and its answer kept; one that lost to another is done again.
 */
export async function perform(write: Write, claim: Claim | null, work: Work): Promise<unknown> {
  const { db, call } = write;
  if (isReadCall(call)) return work(db);
  if (call.ownTransactions) return claim ? performAhead(write, claim, work) : work(db);
  const once = async (tx: Queryable) => {
    const earlier = claim && (await claimKey(tx, claim));
    if (earlier) return opened(write.seals, claim, earlier);
    const answer = await work(tx);
    if (claim) await saveAnswer(tx, claim, sealed(write, claim, answer));
    return answer;
  };
  return retryingConflicts(() => inTransaction(db, once));
}

/** A write with transactions of its own claims its key before the first of them, and keeps its answer after the last. */
async function performAhead(write: Write, claim: Claim, work: Work): Promise<unknown> {
  const { db, seals } = write;
  const earlier = await claimAhead(db, claim);
  if (earlier) return opened(seals, claim, earlier);
  let answer: unknown;
  try {
    answer = await work(db);
  } catch (error) {
    // A key that cannot be let go of is free again after a while by itself.
    await releaseKey(db, claim).catch(() => undefined);
    throw error;
  }
  await saveAnswer(db, claim, sealed(write, claim, answer));
  return answer;
}

/**
 * Returns the first answer to the very same request, for whoever may not make it any more: what it ended or changed may
 * be why. Null where there is none.
 *
 * @param content what was sent, looked at only where the key was used before
 */
export async function earlierAnswer(
  { db, seals, call }: Write,
  { key, accountId, now }: { readonly key: unknown } & Pick<Claim, 'accountId' | 'now'>,
  content: () => Promise<Content>,
): Promise<{ readonly answer: unknown } | null> {
  if (typeof key !== 'string' || call.repeatable || isReadCall(call)) return null;
  const done = await findDone(db, { accountId, key, now });
  if (!done) return null;
  // What is refused now is not what was taken then.
  const sent = await content().catch(() => null);
  if (!sent || hashOf(seals, call, sent) !== done.bodyHash) return null;
  return { answer: opened(seals, { accountId, key }, done) };
}

const hashOf = (seals: Seals, call: CallDefinition, { params, query, body, file }: Content) =>
  seals.hash(contentText(keyOf(call), params, query, body, file?.sha256));

const sealed = ({ seals, call }: Write, claim: Claim, answer: unknown): Earlier => ({
  status: call.status ?? 200,
  sealed: seals.seal(JSON.stringify(answer ?? null), placeOf(claim)),
});

/** What the first request was answered. */
const opened = (seals: Seals, place: Place, earlier: Earlier): unknown =>
  JSON.parse(seals.open(earlier.sealed, placeOf(place)));

const placeOf = ({ accountId, key }: Place) => `${accountId} ${key}`;

const nameOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'clientId' in body ? body.clientId : undefined;
