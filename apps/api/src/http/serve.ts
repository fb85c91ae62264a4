import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { callsByName } from '@zampa/contract/calls';
import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../ports/clock.ts';
import { parseInput } from './parse-input.ts';
import { actingAs } from '../access/acting.ts';
import { authorize, rowFor, select, type RawInput } from '../access/authorize.ts';
import type { Seals } from '../access/seals.ts';
import type { Database } from '../db/database.ts';
import type { ConcurrencyLimit } from '../jobs/limit-concurrency.ts';
import { createCallLimiter } from './rate-limits/in-memory.ts';
import { networkOf } from './rate-limits/network.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { sendReply } from './reply.ts';
import type { Serve } from './context.ts';
import { acceptAttachment } from '../uploads/attachment.ts';
import { createForms, type SentBody } from '../uploads/forms.ts';
import { createFairLine, readingFor } from './fair-line.ts';
import { createHeavyCalls } from './heavy-calls.ts';
import type { Pace } from './pace.ts';
import { claimOf, earlierAnswer, isReadCall, perform } from './perform.ts';
import { createUnchanged, type Unchanged } from './unchanged.ts';
import { acceptImage } from '../uploads/upload.ts';
import { MALFORMED } from './json-body.ts';
import { requireActivePlan } from '../access/plan.ts';
import { doors } from './openapi-doors.ts';
import type { Account, Authenticate, FoundAccount } from '../access/viewer.ts';

export type ServeDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly policy: Readonly<Record<string, PolicyRow | PolicyRows>>;
  readonly seals: Seals;
  /** How fast forms have to come. */
  readonly formPace?: Pace | undefined;
};

type Audience = 'everyone' | 'accounts' | 'people';
/** A handler as the platform sees it: the types of its call are checked where it is registered. */
type AnyHandler = (context: never) => Promise<unknown>;

export function serveOn<Deps>(app: FastifyInstance, deps: ServeDeps): Serve<Deps> {
  const identify = identifyWith(deps);
  const served = new Set<string>();
  denyUnlisted(app, served);
  const accounts = new WeakMap<FastifyRequest, FoundAccount>();
  const takeForm = createForms(deps.formPace);
  const all = {
    gates: { ...createHeavyCalls(), reads: createFairLine() },
    unchanged: createUnchanged(deps.clock),
  };

  function route(audience: Audience, call: CallDefinition, handler: AnyHandler): void {
    const entry = deps.policy[keyOf(call)];
    if (!entry) throw new Error(`${keyOf(call)} has no row in the policy table`);
    served.add(keyOf(call));
    const answer = answerWith(deps, { ...all, audience, call, entry, handler }, accounts);
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
    const write = { seals: deps.seals, db, call };
    const accepted = () => acceptedOf(call, input, sent.file, who);
    const entered =
      audience === 'people' && account
        ? await enter({ ...deps, db }, { entry, account, input }, () => {
            const key = request.headers['idempotency-key'];
            return earlierAnswer(write, { ...account, key, now: deps.clock.now() }, accepted);
          })
        : { relation: 'self' };
    if ('answer' in entered) return sendReply(call, request, reply, entered.answer);
    const context = {
      account,
      viewer: account?.viewer,
      ...entered,
      ...(await accepted()),
      now: deps.clock.now(),
      network: networkOf(request.ip),
      browser: {
        cookies: request.headers.cookie ?? '',
        keep: (cookie: string) => void reply.header('set-cookie', cookie),
      },
      ifMatch: request.headers['if-match'] ?? null,
    };
    const claim = account && claimOf(write, request, account, context);
    const work = () => perform(write, claim, (tx) => handler({ ...context, db, tx } as never));
    const inTurn = () =>
      isReadCall(call) && !call.bytes
        ? gates.reads(readingFor(account?.viewer, select(input, 'query.facilityId')) ?? who, work)
        : work();
    const answer = await (call.heavy ? gates[call.heavy](who, work) : inTurn());
    sendReply(call, request, reply, answer);
    const etag = reply.getHeader('etag');
    if (asked && typeof etag === 'string') unchanged.keep(asked, etag);
    return reply;
  };
}

/** Deny by default: whoever puts something below /api past the policy table stops the server at start. */
function denyUnlisted(app: FastifyInstance, listed: ReadonlySet<string>): void {
  app.addHook('onRoute', ({ url, method }) => {
    const key = `${String(method)} ${url.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
    // A door is no call: it has no row in the policy table.
    const known = method === 'HEAD' || url in doors || listed.has(key);
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

type Entering = {
  readonly entry: PolicyRow | PolicyRows;
  readonly account: Account;
  readonly input: RawInput;
};

/** How somebody stands to what the call is about, or what the very same request was answered before they might not. */
async function enter(
  deps: ServeDeps,
  { entry, account, input }: Entering,
  earlier: () => Promise<{ readonly answer: unknown } | null>,
) {
  try {
    return { relation: await authorizeRequest(deps, entry, account, input) };
  } catch (refusal) {
    const first = refusal instanceof Refusal ? await earlier() : null;
    if (!first) throw refusal;
    return first;
  }
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
  if (input.body === MALFORMED) throw invalid('body', 'malformed');
  return {
    params: parseInput(call.params, input.params, 'path'),
    query: parseInput(call.query, input.query, 'query'),
    body: parseInput(call.body, input.body, 'body'),
    file:
      file && (await (call.documents ? acceptAttachment(file, who) : acceptImage(file.bytes, who))),
  };
}
