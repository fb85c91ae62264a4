import { join } from 'node:path';
import { calls, callsByName } from '@zampa/contract/calls';
import { keyOf } from '@zampa/contract/call';
import { policy, socketPolicy } from '@zampa/contract/policy/table';
import { migrate } from '@zampa/db/migrate';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openPaymentProvider } from './adapters/payment-provider/open-payment-provider.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { twilioSms } from './adapters/sms/twilio-sms.ts';
import type { SocketRealtime } from './adapters/realtime/socket-realtime.ts';
import { refreshCardStatus } from './features/payments/card-status.ts';
import { seedDemo } from './demo.ts';
import { accountFeature } from './features/account/routes.ts';
import { cleanUpCodes } from './features/account/codes.ts';
import { cleanUpFailures } from './features/account/sign-in-failures.ts';
import { cleanUpUnconfirmed } from './features/account/sign-up.ts';
import { appointmentsFeature } from './features/appointments/routes.ts';
import { conversationsFeature } from './features/conversations/routes.ts';
import { publishConversationCursors } from './features/inbox/cursors/publish-conversation-cursors.ts';
import { clientsFeature } from './features/clients/routes.ts';
import { facilitiesFeature } from './features/facilities/routes.ts';
import { familiesFeature } from './features/families/routes.ts';
import { filesFeature } from './features/files/routes.ts';
import { importFeature } from './features/import/routes.ts';
import { invitationsFeature } from './features/invitations/routes.ts';
import { peopleFeature } from './features/people/routes.ts';
import { notificationsFeature } from './features/notifications/routes.ts';
import { paymentsFeature } from './features/payments/routes.ts';
import { petsFeature } from './features/pets/routes.ts';
import { inboxFeature } from './features/inbox/routes.ts';
import { searchFeature } from './features/search/routes.ts';
import { servicesFeature } from './features/services/routes.ts';
import { teamFeature } from './features/team/routes.ts';
import { timetablesFeature } from './features/timetables/routes.ts';
import { handleJobs } from './jobs.ts';
import { openMail, openSockets, openStorage, type StorageOverrides } from './open-adapters.ts';
import { withoutPerson } from './access/acting.ts';
import { serveApps } from './http/apps.ts';
import { createBackground } from './jobs/background.ts';
import { openDatabase, openPool, type Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import { repeat } from './jobs/repeat.ts';
import { describeFreeAccount } from './access/held-account.ts';
import { onSocketMessageOf } from './realtime/on-socket-message.ts';
import { createHttpServer, portOf } from './http/http-server.ts';
import { createLimits } from './http/rate-limits/counters.ts';
import { serveMailbox } from './http/mailbox-page.ts';
import { openApiOf } from './http/openapi.ts';
import { serveOperations } from './http/operations.ts';
import { serveWebhooks } from './http/webhooks.ts';
import { measureOutbox } from './jobs/outbox-metrics.ts';
import { createOutbox } from './jobs/outbox.ts';
import type { Pace } from './http/pace.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { secretOf } from './access/secret.ts';
import { serveOn } from './http/serve.ts';
import type { Feature } from './http/context.ts';
import { startCleanup } from './jobs/cleanup.ts';
import type { DoorLimits } from './realtime/socket-door.ts';
import { createTokenSigner } from './access/tokens.ts';
import { authenticateWith } from './access/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings.ts';

const features: readonly Feature<Deps>[] = [
  accountFeature,
  peopleFeature,
  petsFeature,
  familiesFeature,
  facilitiesFeature,
  teamFeature,
  paymentsFeature,
  invitationsFeature,
  importFeature,
  timetablesFeature,
  servicesFeature,
  notificationsFeature,
  clientsFeature,
  inboxFeature,
  searchFeature,
  conversationsFeature,
  appointmentsFeature,
  filesFeature,
];

const root = join(import.meta.dirname, '../../..');

export type App = {
  readonly server: FastifyInstance;
  /** Starts to listen and to work; gives the address people use. */
  listen(): Promise<string>;
  /** Answers what has begun, finishes the job at hand, then closes everything. */
  close(): Promise<void>;
};

/** What a test may put in the place of the real thing. */
export type Overrides = StorageOverrides & {
  readonly clock?: Clock;
  readonly headsEveryMs?: number;
  /** How long another request may take to come. */
  readonly requestWithinMs?: number;
  /** How fast forms have to come. */
  readonly formPace?: Pace;
  /** Where the lines of the log go. */
  readonly logStream?: { write(line: string): void };
  readonly socketLimits?: DoorLimits;
  /** Told every statement that is sent to the database. */
  readonly onStatement?: (text: string) => void;
};

const HEADS_EVERY_MS = 10_000;
/** So long an open request may keep the server from closing. */
const ANSWER_WITHIN_MS = 5000;

/** Builds the whole product once. Adapters are named here and in `open-adapters`. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<App> {
  const { logStream, requestWithinMs } = overrides;
  const server = await createHttpServer({ ...settings, logStream, requestWithinMs });
  const parts = await assemble(server, settings, databaseUrl, overrides);
  const { deps, pool, realtime } = parts;
  serveOperations(server, {
    async checkReady() {
      await pool.query('select 1');
      await deps.space.require();
    },
    freeSpace: () => deps.space.free(),
    metricsToken: settings.metricsToken ?? null,
    production: settings.production,
    measure: (registry) => measureOutbox(registry, { ...deps, db: withoutPerson(deps.db, 'jobs') }),
    openApi: openApiOf(callsByName, policy),
    sockets: () => realtime.connected(),
  });
  if (!settings.production) serveMailbox(server, withoutPerson(deps.db, 'mailbox'));
  const ringing = { ...deps, db: withoutPerson(deps.db, 'provider') };
  const onAccount = (accountId: string) => refreshCardStatus(ringing, accountId);
  await serveWebhooks(server, { ...deps, onAccount });
  const { formPace } = overrides;
  const { serve, served } = serveOn(server, { ...deps, policy, formPace });
  for (const register of features) register(serve, deps);
  refuseUnserved(served);
  await serveApps(server, [
    { base: '/app/', directory: join(root, 'apps/owner/dist') },
    { base: '/', directory: join(root, 'apps/clinic/dist') },
  ]);
  return {
    server,
    async listen() {
      await connectOrExplain('HOST, PORT', () =>
        server.listen({ port: settings.port, host: settings.host }),
      );
      deps.outbox.start();
      return deps.publicUrl();
    },
    close: () => parts.close(),
  };
}

/** Chooses the adapters, prepares the database and puts together what features are given. */
async function assemble(
  server: FastifyInstance,
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides,
) {
  const clock = overrides.clock ?? systemClock(settings.clockOffsetSeconds);
  const failed = (what: string) => (error: unknown) => {
    server.log.error({ err: error }, `${what} failed`);
  };
  const { pool, countingPool } = openPools(databaseUrl, failed('an idle connection'));
  await prepareDatabase(server, settings, pool);
  const db = openDatabase(pool, overrides.onStatement);
  const secret = settings.authSecret ?? (await secretOf(settings.dataDirectory));
  const tokens = createTokenSigner(secret, clock);
  const authenticate = authenticateWith(db, tokens, clock);
  const publicUrl = () => settings.publicUrl ?? `http://localhost:${portOf(server)}`;
  const sockets = { authenticate, publicUrl, clock, limits: overrides.socketLimits, failed };
  const realtime = await openSockets(server.server, settings, sockets);
  const mail = openMail(settings, withoutPerson(db, 'mailbox'), clock);
  const { store, space } = openStorage(settings, overrides);
  const parts = { db, clock, publicUrl, secret };
  const provider = await openPaymentProvider(server, settings.stripe, parts);
  const background = backgroundOf(db, failed);
  const outbox = outboxOf(db, clock, failed);
  if (settings.demo) await seedDemo(databaseUrl, store, clock.now());
  const messages = { db, realtime, policy: socketPolicy, onError: failed('a socket message') };
  const deps = {
    demo: settings.demo,
    db,
    clock,
    files: store,
    space,
    paymentProvider: provider.paymentProvider,
    sms: settings.sms && twilioSms(settings.sms),
    realtime,
    onSocketMessage: onSocketMessageOf(messages),
    tokens,
    limits: createLimits(openDatabase(countingPool), clock),
    background,
    outbox,
    publicUrl,
    authenticate,
  };
  handleJobs({ ...deps, db: withoutPerson(db, 'jobs') }, mail);
  const repeated = startRepeated(deps, overrides.headsEveryMs ?? HEADS_EVERY_MS, failed);
  return {
    deps,
    pool,
    realtime,
    async close() {
      await repeated.stop();
      await closeServer(server, realtime);
      await outbox.stop();
      await background.idle();
      await Promise.all([mail.close(), provider.close()]);
      await Promise.all([pool.end(), countingPool.end()]);
    },
  };
}

/** What has begun is answered; a request that never ends must not keep everything else from ending. */
async function closeServer(server: FastifyInstance, realtime: SocketRealtime): Promise<void> {
  const patience = setTimeout(() => server.server.closeAllConnections(), ANSWER_WITHIN_MS);
  await realtime.close();
  await server.close();
  clearTimeout(patience);
}

/** Brings the database up to this version; says so where its policies hold nobody. */
async function prepareDatabase(server: FastifyInstance, { production }: Settings, pool: Pool) {
  await connectOrExplain('DATABASE_URL', () => migrate(pool));
  const free = await describeFreeAccount(pool, production);
  if (free) server.log.warn(free);
}

function openPools(connectionString: string, onLost: (error: Error) => void) {
  return {
    pool: openPool({ connectionString }, onLost),
    // Limits are counted while a transaction is open: from its own pool, enough of them would wait for each other.
    countingPool: openPool({ connectionString, max: 4 }, onLost),
  };
}

type Failed = (what: string) => (error: unknown) => void;

const backgroundOf = (db: Database, failed: Failed) =>
  createBackground(withoutPerson(db, 'announcements'), (error, what) => failed(what)(error));

const outboxOf = (db: Database, clock: Clock, failed: Failed) =>
  createOutbox(withoutPerson(db, 'jobs'), clock, (error, kind) => failed(`job ${kind}`)(error));

/** What is done again and again as long as the product runs. */
function startRepeated(deps: Deps, headsEveryMs: number, failed: Failed) {
  const cleanup = startCleanup({
    ...deps,
    cleanups: [cleanUpFailures, cleanUpCodes, cleanUpUnconfirmed],
    onError: failed('cleanup'),
  });
  const told = { ...deps, db: withoutPerson(deps.db, 'announcements') };
  const telling = repeat(headsEveryMs, () => publishConversationCursors(told), failed('heads'));
  return {
    async stop() {
      cleanup.stop();
      await telling.stop();
    },
  };
}

/** The contract and the server are held against each other at start: a call that nobody serves stops it. */
function refuseUnserved(served: ReadonlySet<string>): void {
  const missing = calls.map(keyOf).filter((key) => !served.has(key));
  if (missing.length > 0) throw new Error(`no feature serves ${missing.join(', ')}`);
}
