import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import { parseInput } from './parse-input.ts';
import { actingAs } from '../access/acting.ts';
import { authorize, rowFor, select, type RawInput } from '../access/authorize.ts';
import { inTransaction, type Database, type Queryable } from '../db/database.ts';
import { retryingConflicts } from '../db/database-conflicts.ts';
import {
  claimKey,
  contentHash,
  findDone,
  saveAnswer,
  type Claim,
  type Earlier,
} from './idempotency.ts';
import type { ConcurrencyLimit } from '../jobs/limit-concurrency.ts';
import { createCallLimiter } from './rate-limits/in-memory.ts';
import { networkOf } from './rate-limits/network.ts';
import { Refusal } from '../errors/refusal.ts';
import { sendReply } from './reply.ts';
import type { Serve } from './context.ts';
import { acceptAttachment } from '../uploads/attachment.ts';
import { createForms, type SentBody } from '../uploads/forms.ts';
import { createFairLine, readingFor } from './fair-line.ts';
import { createHeavyCalls } from './heavy-calls.ts';
import type { Pace } from './pace.ts';
import { createUnchanged, type Unchanged } from './unchanged.ts';
import { acceptImage } from '../uploads/upload.ts';
import { MALFORMED } from './json-body.ts';
import { requireActivePlan } from '../access/plan.ts';
import { BILLING_WEBHOOK_PATH, CARD_WEBHOOK_PATH } from './webhooks.ts';
import type { Account, Authenticate, FoundAccount } from '../access/viewer.ts';

export type ServeDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly policy: Readonly<Record<string, PolicyRow | PolicyRows>>;
  /** How fast forms have to come. */
  readonly formPace?: Pace | undefined;
};

/** The description of the API itself. */
export const OPENAPI_PATH = '/api/openapi.json';

type Audience = 'everyone' | 'accounts' | 'people';
/** A handler as the platform sees it: the types of its call are checked where it is registered. */
type AnyHandler = (context: never) => Promise<unknown>;

export function serveOn<Deps>(app: FastifyInstance, deps: ServeDeps): Serve<Deps> {
  const identify = identifyWith(deps);
  const served = new Set<string>();
  denyUnlisted(app, served);
  const accounts = new WeakMap<FastifyRequest, FoundAccount>();
  const takeForm = createForms(deps.formPace);
  const gates = { ...createHeavyCalls(), reads: createFairLine() };
  const unchanged = createUnchanged(deps.clock);

  function route(audience: Audience, call: CallDefinition, handler: AnyHandler): void {
    const entry = deps.policy[keyOf(call)];
    if (!entry) throw new Error(`${keyOf(call)} has no row in the policy table`);
    served.add(keyOf(call));
    const answer = answerWith(deps, { audience, call, entry, handler, gates, unchanged }, accounts);
    app.route({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ...(call.bodyLimit !== undefined && { bodyLimit: call.bodyLimit }),
      ...(call.holdsSecret && { compress: false }),
      // Who is not signed in is told so before a byte of the body is read.
      onRequest: async (request) => {
        if (audience !== 'everyone') accounts.set(request, await identify(request));
      },
      handler(request, reply) {
        if (!request.isMultipart())
          return answer(request, reply, { body: request.body ?? undefined, file: null });
        if (!call.upload) throw new Refusal('UNSUPPORTED_MEDIA');
        const who = accounts.get(request)?.accountId ?? networkOf(request.ip);
        return takeForm(request, who, (sent) => answer(request, reply, sent));
      },
    });
  }

  return (name, handler, given) => {
    const call: CallDefinition = callsByName[name];
    const work: (context: never, deps: Deps) => Promise<unknown> = handler;
    route(audienceOf(call), call, (context) => work(context, given));
  };
}

/** Returns how well who calls has to be known, as the call's policy says it. */
function audienceOf({ policy }: CallDefinition): Audience {
  if (!('scope' in policy)) return 'people';
  if (policy.scope.kind === 'public') return 'everyone';
  return policy.scope.kind === 'account' ? 'accounts' : 'people';
}

type Route = {
  readonly audience: Audience;
  readonly call: CallDefinition;
  readonly entry: PolicyRow | PolicyRows;
  readonly handler: AnyHandler;
  readonly gates: ReturnType<typeof createHeavyCalls> & { readonly reads: ConcurrencyLimit };
  readonly unchanged: Unchanged;
};

/** From a request whose sender is known to its answer, the same way for every call. */
function answerWith(
  deps: ServeDeps,
  { audience, call, entry, handler, gates, unchanged }: Route,
  accounts: WeakMap<FastifyRequest, FoundAccount>,
) {
  return async (request: FastifyRequest, reply: FastifyReply, sent: SentBody): Promise<unknown> => {
    // What ends by our clock is counted down by it, not by that of the device.
    reply.header('date', deps.clock.now().toUTCString());
    const account = accounts.get(request) ?? null;
    const asked =
      call.paged && call.method === 'GET' && account ? { ...account, url: request.url } : null;
    if (asked && unchanged.has(asked, request.headers['if-none-match']))
      return reply.code(304).header('etag', request.headers['if-none-match']).send();
    const who = account?.accountId ?? networkOf(request.ip);
    const db = account ? actingAs(deps.db, account) : deps.db;
    const input: RawInput = { params: request.params, query: request.query, body: sent.body };
    const earlier =
      account && (await earlierEnd({ ...deps, db }, call, { request, account }, input));
    if (earlier) return sendReply(call, request, reply, earlier.answer);
    const relation =
      audience === 'people' && account
        ? await authorizeRequest({ ...deps, db }, entry, account, input)
        : 'self';
    if (sent.body === MALFORMED) throw new Refusal('VALIDATION');
    const context = {
      account,
      viewer: account?.viewer,
      relation,
      ...(await acceptedOf(call, input, sent.file, who)),
      now: deps.clock.now(),
      network: networkOf(request.ip),
      browser: {
        cookies: request.headers.cookie ?? '',
        keep: (cookie: string) => void reply.header('set-cookie', cookie),
      },
      ifMatch: request.headers['if-match'] ?? null,
    };
    const claim = account && claimOf(call, request, account, context);
    const work = () => perform(db, call, claim, (tx) => handler({ ...context, db, tx } as never));
    const inTurn = () =>
      isRead(call) && !call.bytes
        ? gates.reads(readingFor(account?.viewer, select(input, 'query.facilityId')) ?? who, work)
        : work();
    const answer = await (call.heavy ? gates[call.heavy](who, work) : inTurn());
    sendReply(call, request, reply, answer);
    const etag = reply.getHeader('etag');
    if (asked && typeof etag === 'string') unchanged.keep(asked, etag);
    return reply;
  };
}

/**
 * The first answer to the same request, when it ended something: what it was about is then no longer there to be asked
 * whose it is.
 */
async function earlierEnd(
  { db, clock }: ServeDeps,
  call: CallDefinition,
  { request, account }: { readonly request: FastifyRequest; readonly account: Account },
  input: RawInput,
): Promise<Earlier | null> {
  if (call.method !== 'DELETE') return null;
  const query = call.query?.safeParse(input.query).data;
  const sent = { params: undefined, query, body: undefined, file: null, now: clock.now() };
  const claim = claimOf(call, request, account, sent);
  return claim && findDone(db, claim);
}

/** What is no call: it has no row in the policy table. */
const UNLISTED: readonly string[] = [OPENAPI_PATH, CARD_WEBHOOK_PATH, BILLING_WEBHOOK_PATH];

/** Deny by default: whoever puts something below /api past the policy table stops the server at start. */
function denyUnlisted(app: FastifyInstance, listed: ReadonlySet<string>): void {
  app.addHook('onRoute', ({ url, method }) => {
    const key = `${String(method)} ${url.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
    const known = method === 'HEAD' || UNLISTED.includes(url) || listed.has(key);
    if (url.startsWith('/api/') && !known)
      throw new Error(`${key} is served past the policy table`);
  });
}

function identifyWith({ authenticate, clock }: ServeDeps) {
  const countCall = createCallLimiter(() => clock.now().getTime());
  return async (request: FastifyRequest): Promise<FoundAccount> => {
    const account = await authenticate(request.headers.authorization);
    if (!account) throw new Refusal('UNAUTHENTICATED');
    countCall(account.accountId);
    return account;
  };
}

/** Whether somebody may call is decided here, before the body is looked at in depth. */
async function authorizeRequest(
  { db, clock }: ServeDeps,
  entry: PolicyRow | PolicyRows,
  account: Account,
  input: RawInput,
) {
  if (!account.viewer) throw new Refusal('FORBIDDEN', { detail: 'Create your profile first.' });
  const row = rowFor(entry, input);
  const relation = await authorize(db, row, account.viewer, input);
  if (row.requiresActivePlan)
    await requireActivePlan(db, select(input, row.requiresActivePlan), clock.now());
  return relation;
}

/** What was sent, as the call describes it. */
async function acceptedOf(
  call: CallDefinition,
  input: RawInput,
  file: SentBody['file'],
  who: string,
) {
  return {
    params: parseInput(call.params, input.params, 'path'),
    query: parseInput(call.query, input.query, 'query'),
    body: parseInput(call.body, input.body, 'body'),
    file:
      file && (await (call.documents ? acceptAttachment(file, who) : acceptImage(file.bytes, who))),
  };
}

/** A write is one transaction, in which its Idempotency-Key is claimed and its answer kept; one that lost to another is done again. */
async function perform(
  db: Database,
  call: CallDefinition,
  claim: Claim | null,
  work: (tx: Queryable) => Promise<unknown>,
): Promise<unknown> {
  if (isRead(call) || call.ownTransactions) return work(db);
  const once = async (tx: Queryable) => {
    const earlier = claim && (await claimKey(tx, claim));
    if (earlier) return earlier.answer;
    const answer = await work(tx);
    if (claim) await saveAnswer(tx, claim, { status: call.status ?? 200, answer });
    return answer;
  };
  return retryingConflicts(() => inTransaction(db, once));
}

const isRead = ({ method, reads }: CallDefinition) => method === 'GET' || reads === true;

const nameOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'clientId' in body ? body.clientId : undefined;

function claimOf(
  call: CallDefinition,
  request: FastifyRequest,
  { accountId }: Account,
  {
    params,
    query,
    body,
    file,
    now,
  }: { params: unknown; query: unknown; body: unknown; file: { sha256: string } | null; now: Date },
): Claim | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || call.repeatable) return null;
  // What is posted under its own name is looked for by that name, for good.
  if (nameOf(body) === key) return null;
  return {
    accountId,
    key,
    now,
    bodyHash: contentHash(keyOf(call), params, query, body, file?.sha256),
  };
}
