import { join } from 'node:path';
import { callsByName } from '@zampa/contract/calls';
import { policy } from '@zampa/contract/policy/table';
import type { FastifyInstance } from 'fastify';
import { openBillingProvider } from './adapters/billing-provider/open-billing-provider.ts';
import { openPaymentProvider } from './adapters/payment-provider/open-payment-provider.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { openPush } from './adapters/push/open-push.ts';
import { twilioSms } from './adapters/sms/twilio-sms.ts';
import { openVideo } from './adapters/video/open-video.ts';
import { seedDemo } from './demo.ts';
import { openMail, openSockets, openUploads, type StorageOverrides } from './open-adapters.ts';
import { withoutPerson } from './access/acting.ts';
import { createPasswords, type PasswordWork } from './secrets/passwords.ts';
import { spendRefusedUpload } from './features/files/public.ts';
import { requireStepUp } from './features/security/public.ts';
import { createAuditCall } from './features/audit/public.ts';
import { findDemoAccounts } from './features/account/public.ts';
import { startBackups } from './start-backups.ts';
import { openCounting, openPools } from './open-pools.ts';
import { migrateDatabase } from './migrate-database.ts';
import { serveApps } from './http/pages/apps.ts';
import { createBackground } from './jobs/background.ts';
import { openDatabase, type Database, type StatementListener } from './db/database.ts';
import type { Deps } from './deps.ts';
import {
  combinePersonalData,
  requireHandlers,
  serveCalls,
  startFeatures,
  combineWebhooks,
  type CreateFailureLogger,
} from './start-features.ts';
import { createOnSocketMessage } from './realtime/on-socket-message.ts';
import { createCspReports } from './http/pages/csp-reports.ts';
import { createHttpServer, portOf } from './http/http-server.ts';
import { measureBudgets } from './limits/budget-metrics.ts';
import { limitConnections } from './http/load/limit-connections.ts';
import { measureLoad, type LoadOverrides } from './http/load/measure-load.ts';
import { measureLimits } from './limits/limit-metrics.ts';
import { serveMailbox } from './http/pages/mailbox-page.ts';
import { buildOpenApi } from './http/openapi/openapi.ts';
import { serveOperations } from './http/operations.ts';
import { attributeAnswers } from './main-thread/attribute-answers.ts';
import { serveWellKnown } from './http/pages/well-known.ts';
import { serveWebhooks } from './http/webhooks.ts';
import { measureOutbox } from './jobs/outbox-metrics.ts';
import { createOutbox } from './jobs/outbox.ts';
import type { Pace } from './http/load/pace.ts';
import { features } from './features.ts';
import { closeServer, createEnding } from './close-server.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { readOrCreateSecret } from './secrets/secret.ts';
import { createServe, type ServeDeps } from './http/serve.ts';
import type { SocketLimits } from './realtime/socket-limiter.ts';
import { createSeals } from './secrets/seals.ts';
import { createTokenSigner } from './secrets/tokens.ts';
import { createRequestAuthenticator } from './access/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings/settings.ts';

const root = join(import.meta.dirname, '../../..');
const BUILT_APPS = [
  { base: '/app/', directory: join(root, 'apps/owner/dist') },
  { base: '/', directory: join(root, 'apps/clinic/dist') },
] as const;

export type App = {
  readonly server: FastifyInstance;
  /** Starts the HTTP server and the outbox. Returns the public URL. */
  listen(): Promise<string>;
  /** Answers open requests, finishes running jobs, then closes everything. */
  close(): Promise<void>;
};

/** Replacements for tests. */
export type Overrides = StorageOverrides &
  LoadOverrides & {
    readonly clock?: Clock;
    /** Interval of all schedules, in milliseconds. */
    readonly schedulesEveryMs?: number;
    /** Cost of password hashes; undefined for the production cost. */
    readonly passwordWork?: PasswordWork | undefined;
    /** Time limit for receiving a request, in milliseconds. */
    readonly requestWithinMs?: number;
    /** Minimum upload speed of forms. */
    readonly formPace?: Pace;
    /** How fast downloads have to be read. */
    readonly readPace?: Pace;
    /** Receives the log lines. */
    readonly logStream?: { write(line: string): void };
    readonly socketLimits?: SocketLimits;
    /** The pause between two checks of the sessions of open sockets. */
    readonly sessionsCheckedEveryMs?: number;
    /** Receives every SQL statement. */
    readonly onStatement?: StatementListener;
  };

/** Returns the options of serving calls. */
const servingOf = (
  deps: Deps & Pick<ServeDeps, 'authenticate' | 'seals' | 'textQuota' | 'scanner'>,
  { formPace, readPace, mainThreadBudgets }: Overrides,
): ServeDeps => ({
  ...deps,
  policy,
  auditCall: createAuditCall(),
  requireStepUp,
  formPace,
  readPace,
  mainThreadBudgets,
  async onRefusedFile({ account, size: bytes, now }) {
    const uploaderId = account.viewer?.userId;
    if (uploaderId) await spendRefusedUpload(deps, { uploaderId, bytes, now });
  },
});

/** Builds the whole server once. Adapters are chosen here and in `open-adapters`. */
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
  const { deps, pool, realtime, backups } = parts;
  const cspReports = createCspReports(deps.clock);
  const connections = limitConnections(server.server, { ...settings, ...overrides });
  serveOperations(server, {
    async checkReady() {
      if (parts.isClosing()) throw new Error('the server stops');
      await pool.query('select 1');
      await deps.space.require();
    },
    freeSpace: () => deps.space.free(),
    metricsToken: settings.metricsToken ?? null,
    production: settings.production,
    measure(registry) {
      measureOutbox(registry, { ...deps, db: withoutPerson(deps.db, 'jobs') });
      measureLimits(registry, deps.limits);
      backups.measure(registry);
      cspReports.measure(registry);
      measureBudgets(registry, deps.budgets);
      measureLoad(server, registry, connections, overrides);
    },
    openApi: () => buildOpenApi(callsByName, policy),
    sockets: () => realtime.connected(),
  });
  await cspReports.serve(server);
  serveWellKnown(server, settings, deps);
  if (!settings.production) serveMailbox(server, withoutPerson(deps.db, 'mailbox'));
  const ringing = withoutPerson(deps.db, 'provider');
  await serveWebhooks(server, { ...deps, db: ringing, ...combineWebhooks(features, deps) });
  const serve = createServe<Deps>(server, servingOf(deps, overrides));
  serveCalls(features, serve, deps);
  await serveApps(server, BUILT_APPS, () =>
    findDemoAccounts({ ...deps, db: withoutPerson(deps.db, 'sign-in') }),
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

/** Opens the adapters, prepares the database and assembles the dependencies of the features. */
async function assemble(
  server: FastifyInstance,
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides,
) {
  const clock = overrides.clock ?? systemClock(settings.clockOffsetSeconds);
  const failed = failuresOf(server);
  const { pool, countingPool, closePools } = openPools(databaseUrl, failed('an idle connection'));
  const passwords = createPasswords(overrides.passwordWork);
  await migrateDatabase(server, settings, { pool, passwords });
  const db = openDatabase(pool, overrides.onStatement);
  const counting = openCounting(server, settings, { countingPool, clock, failed });
  const { secret, tokens, seals } = await openSecrets(settings, clock);
  const authenticate = createRequestAuthenticator(db, tokens, clock);
  const publicUrl = () => settings.publicUrl ?? `http://localhost:${portOf(server)}`;
  const sockets = { ...overrides, db, authenticate, publicUrl, clock, failed };
  const realtime = await openSockets(server.server, settings, sockets);
  const mail = openMail(settings, withoutPerson(db, 'mailbox'), clock);
  const parts = { db, clock, publicUrl, secret };
  const { closeProviders, ...providers } = await openProviders(server, settings, parts);
  const deps = {
    demo: settings.demo,
    db,
    ...counting.deps,
    clock,
    ...openUploads(settings, overrides),
    ...providers,
    mail: attributeAnswers(mail),
    ...smsOf(settings),
    push: attributeAnswers(await openPush(settings, clock)),
    realtime,
    tokens,
    seals,
    passwords: attributeAnswers(passwords),
    background: backgroundOf(db, failed),
    outbox: outboxOf(db, clock, failed),
    ...combinePersonalData(features, (): Deps => deps),
    publicUrl,
    authenticate,
  };
  if (settings.demo) await seedDemo(databaseUrl, deps);
  const listen = createOnSocketMessage({ db, realtime, onError: failed('a socket message') });
  const running = startFeatures(features, deps, { ...overrides, listen, failed });
  const backups = startBackups(server, settings, { ...overrides, databaseUrl, clock });
  const ending = createEnding([
    () => realtime.drain(),
    () => backups.stop(),
    () => running.stop(),
    () => closeServer(server, realtime),
    () => finishBackgroundWork(deps),
    () => counting.stop(),
    () => Promise.all([mail.close(), closeProviders()]).then(closePools),
  ]);
  return { deps, pool, realtime, backups, ...ending };
}

/** Opens what signs tokens and encrypts texts, with the secret of the settings or of the data directory. */
async function openSecrets(settings: Settings, clock: Clock) {
  const secret = settings.authSecret ?? (await readOrCreateSecret(settings.dataDirectory));
  const previous = settings.previousAuthSecret;
  const tokens = createTokenSigner(secret, clock, previous);
  return { secret, tokens, seals: createSeals(secret, previous) };
}

/** Opens the payment and billing providers, or their sandboxes, and the video engine. */
async function openProviders(
  server: FastifyInstance,
  { stripe, chargebee, video: videoSettings }: Settings,
  parts: Parameters<typeof openBillingProvider>[2],
) {
  const cards = await openPaymentProvider(server, stripe, parts);
  const billing = await openBillingProvider(server, chargebee, parts);
  const paymentProvider = attributeAnswers(cards.paymentProvider);
  const billingProvider = attributeAnswers(billing.billingProvider);
  const closeProviders = () => Promise.all([cards.close(), billing.close()]);
  const video = await openVideo(videoSettings);
  return { paymentProvider, billingProvider, video, closeProviders };
}

/** Finishes running jobs and the notifications that follow from them; the next process does the remaining jobs. */
async function finishBackgroundWork({ outbox, background }: Deps): Promise<void> {
  await outbox.stop();
  await background.idle();
}

/** Returns a function that logs a failure. */
const failuresOf = (server: FastifyInstance) => (activity: string) => (error: unknown) => {
  server.log.error({ err: error }, `${activity} failed`);
};

/** Opens the SMS provider, with the countries that invitations by SMS go to. */
const smsOf = ({ sms, smsCountries }: Settings) => ({
  sms: sms && attributeAnswers(twilioSms(sms)),
  smsCountries,
});

const backgroundOf = (db: Database, failed: CreateFailureLogger) =>
  createBackground(withoutPerson(db, 'announcements'), (error, activity) =>
    failed(activity)(error),
  );

const outboxOf = (db: Database, clock: Clock, failed: CreateFailureLogger) =>
  createOutbox(withoutPerson(db, 'jobs'), clock, (error, kind) => failed(`job ${kind}`)(error));
