import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { callsByName, type CallName } from '@zampa/contract/calls';
import type { PolicyRow, PolicyRows } from '@zampa/contract/policy/row';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseInput } from './input/parse-input.ts';
import { actingAs } from '../access/acting.ts';
import { selectInput, type RawInput } from '../access/authorize.ts';
import type { Scanner } from '../ports/scanner.ts';
import type { Seals } from '../secrets/seals.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { ConcurrencyLimit } from '../jobs/limit-concurrency.ts';
import { isAudited, type AuditCall } from './audit-call.ts';
import { authorizeOrRepeat } from './authorize-or-repeat.ts';
import { browserOf } from './browser.ts';
import { createCallLimiter } from '../limits/in-memory.ts';
import { networkOf } from '../limits/network.ts';
import { createPublicCallLimiter } from '../limits/public-calls.ts';
import { invalid, Refusal } from '../errors/refusal.ts';
import { sendReply } from './replies/reply.ts';
import type { Serve } from './context.ts';
import { pendingFileOf } from '../uploads/accept-file.ts';
import { createFormHandler, type SentBody } from '../uploads/forms.ts';
import { inspectOnDemand, type UninspectedFile } from '../uploads/sent-file.ts';
import { createDownloadSlots, type TakeSlot } from './downloads/download-slots.ts';
import { createFairQueue, findReadingClinic } from './load/fair-queue.ts';
import { createHeavyCalls } from './load/heavy-calls.ts';
import type { Pace } from './load/pace.ts';
import { createClaim, earlierAnswer, isReadCall, performCall } from './perform.ts';
import { requireRoomForText, type WriteBoundsDeps } from './input/write-bounds.ts';
import { isDownload, sendDownload } from './downloads/send-download.ts';
import { MALFORMED } from './input/json-body.ts';
import { continueWork } from '../main-thread/measure-work.ts';
import { createMainThreadBudgets, type MainThreadBudgets } from '../limits/main-thread-budgets.ts';
import { extraEndpoints } from './openapi/openapi-endpoints.ts';
import type { Account, Authenticate } from '../access/viewer.ts';

export type ServeDeps = WriteBoundsDeps & {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly policy: Readonly<Record<string, PolicyRow | PolicyRows>>;
  readonly seals: Seals;
  /** Records calls in the audit log. */
  readonly auditCall: AuditCall;
  /** Refuses protected calls without a fresh proof of identity. */
  readonly requireStepUp: (db: Queryable, account: Account, now: Date) => Promise<void>;
  /** Looks for viruses in uploads; null without one. */
  readonly scanner: Scanner | null;
  /** Minimum upload speed of forms. */
  readonly formPace?: Pace | undefined;
  /** How much of the main thread callers may use. */
  readonly mainThreadBudgets?: MainThreadBudgets | undefined;
  /** How fast downloads have to be read. */
  readonly readPace?: Pace | undefined;
  /** Called for each file that was inspected and refused. */
  readonly onRefusedFile?: ((refused: RefusedFile) => Promise<void>) | undefined;
};

/** A file that was inspected and refused: its sender, and its size in bytes. */
export type RefusedFile = { readonly account: Account; readonly size: number; readonly now: Date };

/** Without a session, a caller sends no more than an address, a password, names and a token. */
const PUBLIC_BODY_BYTES = 16 * 1024;

type Audience = 'everyone' | 'accounts' | 'people';
/** A handler with its types erased; they are checked where it is registered. */
type AnyHandler = (context: never) => Promise<unknown>;

export function createServe<Deps>(app: FastifyInstance, deps: ServeDeps): Serve<Deps> {
  const charge = createMainThreadBudgets(deps.clock, deps.mainThreadBudgets);
  const identify = createIdentify(deps, charge);
  const registered = new Set<string>();
  denyUnlistedRoutes(app, registered);
  const accounts = new WeakMap<FastifyRequest, Account>();
  const countPublicCall = createPublicCallLimiter(() => deps.clock.now().getTime());
  const takeForm = createFormHandler(deps.formPace);
  const all = {
    gates: { ...createHeavyCalls(), reads: createFairQueue() },
    takeSlot: createDownloadSlots(),
  };

  function route(name: CallName, call: CallDefinition, handler: AnyHandler): void {
    const audience = audienceOf(call);
    const bodyLimit = call.bodyLimit ?? (audience === 'everyone' ? PUBLIC_BODY_BYTES : undefined);
    const entry = deps.policy[keyOf(call)];
    if (!entry) throw new Error(`${keyOf(call)} has no row in the policy table`);
    registered.add(keyOf(call));
    const answer = createCallPipeline(
      deps,
      { ...all, name, audience, call, entry, handler },
      accounts,
    );
    app.route({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { call: name },
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...((call.holdsSecret || call.download) && { compress: false }),
      // Missing sessions and rate limits are refused before the body is read.
      onRequest: async (request) => {
        if (audience !== 'everyone') {
          accounts.set(request, await identify(request));
          return;
        }
        charge(request, null);
        countPublicCall(name, originOf(request));
      },
      handler(request, reply) {
        if (!request.isMultipart())
          return answer(request, reply, { body: request.body ?? undefined, file: null });
        if (!call.upload) throw new Refusal('UNSUPPORTED_MEDIA');
        const caller = accounts.get(request)?.accountId ?? networkOf(request.ip);
        return takeForm(request, caller, (sent) => answer(request, reply, sent));
      },
    });
  }

  return (name, handler, callDeps) => {
    const call: CallDefinition = callsByName[name];
    const work: (context: never, deps: Deps) => Promise<unknown> = handler;
    route(name, call, (context) => {
      continueWork();
      return work(context, callDeps);
    });
  };
}

const originOf = ({ ip, headers }: FastifyRequest) => ({
  network: networkOf(ip),
  cookies: headers.cookie ?? '',
});

/** Returns who may call, by the call's policy. */
function audienceOf({ policy }: CallDefinition): Audience {
  if (!('scope' in policy)) return 'people';
  if (policy.scope.kind === 'public') return 'everyone';
  return policy.scope.kind === 'account' ? 'accounts' : 'people';
}

type Route = {
  readonly name: CallName;
  readonly audience: Audience;
  readonly call: CallDefinition;
  readonly entry: PolicyRow | PolicyRows;
  readonly handler: AnyHandler;
  readonly gates: ReturnType<typeof createHeavyCalls> & { readonly reads: ConcurrencyLimit };
  readonly takeSlot: TakeSlot;
};

/** Creates the common pipeline of all calls, from the authenticated request to the response. */
function createCallPipeline(
  deps: ServeDeps,
  { name, audience, call, entry, handler, gates, takeSlot }: Route,
  accounts: WeakMap<FastifyRequest, Account>,
) {
  return async (request: FastifyRequest, reply: FastifyReply, sent: SentBody): Promise<unknown> => {
    // Clients count down deadlines by the server's clock.
    reply.header('date', deps.clock.now().toUTCString());
    const account = accounts.get(request) ?? null;
    const caller = account?.accountId ?? networkOf(request.ip);
    const db = account ? actingAs(deps.db, account) : deps.db;
    if (account) await requireRoomForText(deps, account, { call, request, sent, db });
    const input: RawInput = { params: request.params, query: request.query, body: sent.body };
    const write = { seals: deps.seals, db, call };
    const pending = pendingFileOf(call, sent.file, {
      queueKey: caller,
      scanner: deps.scanner,
      onRefused: reportTo(deps, account),
    });
    const validate = () => validateInput(call, input, pending);
    const entered =
      audience === 'people' && account
        ? await authorizeOrRepeat({ ...deps, db }, { entry, account, input }, () => {
            const key = request.headers['idempotency-key'];
            return earlierAnswer(write, { ...account, key, now: deps.clock.now() }, validate);
          })
        : { relation: 'self' };
    if ('answer' in entered) return sendReply(call, request, reply, entered.answer);
    if (call.stepUp && account) await deps.requireStepUp(db, account, deps.clock.now());
    const context = {
      account,
      viewer: account?.viewer,
      ...entered,
      ...validate(),
      now: deps.clock.now(),
      ...senderOf(request, reply),
    };
    const claim = account && createClaim(write, request, account, context);
    const perform = (tx: Queryable) => handler({ ...context, db, tx } as never);
    const audited =
      account && isAudited(call)
        ? { ...context, name, call, account, input, userAgent: context.browser.userAgent }
        : null;
    const work = () =>
      inspectOnDemand(pending, () =>
        performCall(write, claim, (tx) =>
          audited ? deps.auditCall(audited, tx, () => perform(tx)) : perform(tx),
        ),
      );
    const answer = await runInTurn({ call, gates }, { caller, account, input }, work);
    continueWork();
    if (call.download && isDownload(answer))
      return sendDownload(
        { request, reply, readerKey: caller, takeSlot, pace: deps.readPace },
        answer,
      );
    return sendReply(call, request, reply, answer);
  };
}

/** Returns the network and browser of a request, and the version of the data that it expects. */
const senderOf = (request: FastifyRequest, reply: FastifyReply) => ({
  network: networkOf(request.ip),
  browser: browserOf(request, reply),
  ifMatch: request.headers['if-match'] ?? null,
});

type Caller = {
  readonly caller: string;
  readonly account: Account | null;
  readonly input: RawInput;
};

/** Runs a call when its turn comes: heavy calls wait by caller, reads by clinic, other calls do not wait. */
function runInTurn(
  { call, gates }: Pick<Route, 'call' | 'gates'>,
  { caller, account, input }: Caller,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const inTurn = () =>
    isReadCall(call) && !call.bytes
      ? gates.reads(
          findReadingClinic(account?.viewer, selectInput(input, 'query.facilityId')) ?? caller,
          work,
        )
      : work();
  return call.heavy ? gates[call.heavy](caller, work) : inTurn();
}

/** Returns what reports a refused file of an account. */
function reportTo({ onRefusedFile, clock }: ServeDeps, account: Account | null) {
  return async (size: number): Promise<void> => {
    if (account) await onRefusedFile?.({ account, size, now: clock.now() });
  };
}

/** Denies by default: a route below /api that is not in the policy table stops the server at start. */
function denyUnlistedRoutes(app: FastifyInstance, listed: ReadonlySet<string>): void {
  app.addHook('onRoute', ({ url, method }) => {
    const key = `${String(method)} ${url.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
    // Webhooks and operational endpoints have no row in the policy table.
    const isListed = method === 'HEAD' || url in extraEndpoints || listed.has(key);
    if (url.startsWith('/api/') && !isListed)
      throw new Error(`${key} is served without a row in the policy table`);
  });
}

function createIdentify(
  { authenticate, clock }: ServeDeps,
  charge: ReturnType<typeof createMainThreadBudgets>,
) {
  const countCall = createCallLimiter(() => clock.now().getTime());
  return async (request: FastifyRequest): Promise<Account> => {
    const account = await authenticate(request.headers.authorization);
    charge(request, account?.accountId ?? null);
    if (!account) throw new Refusal('UNAUTHENTICATED');
    countCall(account.accountId);
    return account;
  };
}

/** Parses what was sent as the call describes it; the file is not inspected here. */
function validateInput(call: CallDefinition, input: RawInput, pending: UninspectedFile | null) {
  if (input.body === MALFORMED) throw invalid('body', 'malformed');
  return {
    params: parseInput(call.params, input.params, 'path'),
    query: parseInput(call.query, input.query, 'query'),
    body: parseInput(call.body, input.body, 'body'),
    file: pending && pending.file,
  };
}
