import { join } from 'node:path';
import { callsByName } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';
import { migrate } from '@zampa/db/migrate';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openBillingProvider } from './adapters/billing-provider/open-billing-provider.ts';
import { openPaymentProvider } from './adapters/payment-provider/open-payment-provider.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { openPush } from './adapters/push/open-push.ts';
import { twilioSms } from './adapters/sms/twilio-sms.ts';
import { openVideo } from './adapters/video/open-video.ts';
import type { SocketRealtime } from './adapters/realtime/socket-realtime.ts';
import { seedDemo } from './demo.ts';
import { openMail, openSockets, openStorage, type StorageOverrides } from './open-adapters.ts';
import { withoutPerson } from './access/acting.ts';
import { createPasswords, type PasswordWork } from './access/passwords.ts';
import { findDemoAccounts } from './features/account/public.ts';
import { serveApps } from './http/apps.ts';
import { createBackground } from './jobs/background.ts';
import { openDatabase, openPool, type Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import {
  personalOf,
  requireHandlers,
  serveCalls,
  startFeatures,
  webhooksOf,
  type Failed,
} from './start-features.ts';
import { describeFreeAccount } from './access/database-account.ts';
import { onSocketMessageOf } from './realtime/on-socket-message.ts';
import { createHttpServer, portOf } from './http/http-server.ts';
import { createLimits } from './http/rate-limits/counters.ts';
import { measureLimits } from './http/rate-limits/limit-metrics.ts';
import { serveMailbox } from './http/mailbox-page.ts';
import { openApiOf } from './http/openapi.ts';
import { serveOperations } from './http/operations.ts';
import { serveStoreLinks } from './http/store-links.ts';
import { serveWebhooks } from './http/webhooks.ts';
import { measureOutbox } from './jobs/outbox-metrics.ts';
import { createOutbox } from './jobs/outbox.ts';
import type { Pace } from './http/pace.ts';
import { features } from './features.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { secretOf } from './access/secret.ts';
import { serveOn } from './http/serve.ts';
import type { DoorLimits } from './realtime/socket-door.ts';
import { createSeals } from './access/seals.ts';
import { createTokenSigner } from './access/tokens.ts';
import { authenticateWith } from './access/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings.ts';

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
  /** The pause between two runs of what is scheduled. */
  readonly schedulesEveryMs?: number;
  /** What the hash of a password takes; the server's own where it is undefined. */
  readonly passwordWork?: PasswordWork | undefined;
  /** How long another request may take to come. */
  readonly requestWithinMs?: number;
  /** How fast forms have to come. */
  readonly formPace?: Pace;
  /** Where the lines of the log go. */
  readonly logStream?: { write(line: string): void };
  readonly socketLimits?: DoorLimits;
  /** Hears every statement that is sent to the database. */
  readonly onStatement?: (text: string) => void;
};

/** So long an open request may keep the server from closing. */
const ANSWER_WITHIN_MS = 5000;

/** Builds the whole product once. Adapters are named here and in `open-adapters`. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<App> {
  requireHandlers(features);
  const { logStream, requestWithinMs } = overrides;
  const showsCardForm = Boolean(settings.stripe?.publishableKey);
  const server = await createHttpServer({
    ...settings,
    logStream,
    requestWithinMs,
    showsCardForm,
  });
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
    measure(registry) {
      measureOutbox(registry, { ...deps, db: withoutPerson(deps.db, 'jobs') });
      measureLimits(registry, deps.limits);
    },
    openApi: () => openApiOf(callsByName, policy),
    sockets: () => realtime.connected(),
  });
  serveStoreLinks(server, settings.stores);
  if (!settings.production) serveMailbox(server, withoutPerson(deps.db, 'mailbox'));
  const ringing = withoutPerson(deps.db, 'provider');
  await serveWebhooks(server, { ...deps, db: ringing, ...webhooksOf(features, deps) });
  const { formPace } = overrides;
  const serve = serveOn<Deps>(server, { ...deps, policy, formPace });
  serveCalls(features, serve, deps);
  await serveApps(
    server,
    [
      { base: '/app/', directory: join(root, 'apps/owner/dist') },
      { base: '/', directory: join(root, 'apps/clinic/dist') },
    ],
    () => findDemoAccounts({ ...deps, db: withoutPerson(deps.db, 'sign-in') }),
  );
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
  const money = await openProviders(server, settings, { db, clock, publicUrl, secret });
  const { closeProviders, ...providers } = money;
  const deps = {
    demo: settings.demo,
    db,
    clock,
    files: store,
    space,
    ...providers,
    mail,
    sms: settings.sms && twilioSms(settings.sms),
    push: await openPush(settings, clock),
    realtime,
    tokens,
    seals: createSeals(secret),
    passwords: createPasswords(overrides.passwordWork),
    limits: createLimits(openDatabase(countingPool), clock),
    background: backgroundOf(db, failed),
    outbox: outboxOf(db, clock, failed),
    ...personalOf(features, (): Deps => deps),
    publicUrl,
    authenticate,
  };
  if (settings.demo) await seedDemo(databaseUrl, deps);
  const listen = onSocketMessageOf({ db, realtime, onError: failed('a socket message') });
  const running = startFeatures(features, deps, { ...overrides, listen, failed });
  return {
    deps,
    pool,
    realtime,
    async close() {
      await running.stop();
      await closeServer(server, realtime);
      await endWork(deps);
      await Promise.all([mail.close(), closeProviders()]);
      await Promise.all([pool.end(), countingPool.end()]);
    },
  };
}

/** Opens what moves money, the providers or the sandboxes that stand in for them, and what carries pictures and sound. */
async function openProviders(
  server: FastifyInstance,
  { stripe, chargebee, video: videoSettings }: Settings,
  parts: Parameters<typeof openBillingProvider>[2],
) {
  const cards = await openPaymentProvider(server, stripe, parts);
  const billing = await openBillingProvider(server, chargebee, parts);
  const { paymentProvider } = cards;
  const { billingProvider } = billing;
  const closeProviders = () => Promise.all([cards.close(), billing.close()]);
  const video = await openVideo(videoSettings);
  return { paymentProvider, billingProvider, video, closeProviders };
}

/** The jobs at hand are done, and told of; the others stay for the next process. */
async function endWork({ outbox, background }: Deps): Promise<void> {
  await outbox.stop();
  await background.idle();
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

const backgroundOf = (db: Database, failed: Failed) =>
  createBackground(withoutPerson(db, 'announcements'), (error, what) => failed(what)(error));

const outboxOf = (db: Database, clock: Clock, failed: Failed) =>
  createOutbox(withoutPerson(db, 'jobs'), clock, (error, kind) => failed(`job ${kind}`)(error));
