import { join } from 'node:path';
import { calls } from '@zampa/contract/calls';
import { keyOf } from '@zampa/contract/call';
import { policy, socketPolicy } from '@zampa/contract/policy/table';
import { migrate } from '@zampa/db/migrate';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openCards } from './adapters/cards/open-cards.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { twilioSms } from './adapters/sms/twilio-sms.ts';
import type { SocketRealtime } from './adapters/realtime/socket-realtime.ts';
import { refreshCardStatus } from './records/card-status.ts';
import { seedDemo } from './demo.ts';
import { account } from './features/account/routes.ts';
import { sweepCodes } from './features/account/codes.ts';
import { sweepFailures } from './features/account/sign-in-failures.ts';
import { sweepUnconfirmed } from './features/account/sign-up.ts';
import { appointmentParts, appointments } from './features/appointments/routes.ts';
import { calendar } from './features/calendar/routes.ts';
import { chat } from './features/chat/routes.ts';
import { tellHeads } from './features/chat/tell-heads.ts';
import { clients } from './features/clients/routes.ts';
import { facilities } from './features/facilities/routes.ts';
import { families } from './features/families/routes.ts';
import { files } from './features/files/routes.ts';
import { imports } from './features/import/routes.ts';
import { invitations } from './features/invitations/routes.ts';
import { myData } from './features/my-data/routes.ts';
import { notifications } from './features/notifications/routes.ts';
import { onboarding } from './features/onboarding/routes.ts';
import { payments } from './features/payments/routes.ts';
import { pets } from './features/pets/routes.ts';
import { requests } from './features/requests/routes.ts';
import { search } from './features/search/routes.ts';
import { services } from './features/services/routes.ts';
import { team } from './features/team/routes.ts';
import { timetables } from './features/timetables/routes.ts';
import { vets } from './features/vets/routes.ts';
import { handleJobs } from './jobs.ts';
import { openMail, openSockets, openStorage, type StorageOverrides } from './open-adapters.ts';
import { withoutPerson } from './platform/acting.ts';
import { serveApps } from './platform/apps.ts';
import { createBackground } from './platform/background.ts';
import { openDatabase, openPool, type Database } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import { every } from './platform/every.ts';
import { describeFreeAccount } from './platform/held-account.ts';
import { hearOn } from './platform/hear.ts';
import { createHttpServer, portOf } from './platform/http-server.ts';
import { createLimits } from './platform/limits/counters.ts';
import { serveMailbox } from './platform/mailbox-page.ts';
import { openApiOf } from './platform/openapi.ts';
import { serveOperations } from './platform/operations.ts';
import { serveWebhooks } from './platform/webhooks.ts';
import { measureOutbox } from './platform/outbox-metrics.ts';
import { createOutbox } from './platform/outbox.ts';
import type { Pace } from './platform/pace.ts';
import { reach } from './platform/reach.ts';
import { secretOf } from './platform/secret.ts';
import { serveOn } from './platform/serve.ts';
import type { Feature } from './platform/served.ts';
import { startSweeping } from './platform/sweep.ts';
import type { DoorLimits } from './platform/socket-door.ts';
import { createTokens } from './platform/tokens.ts';
import { authenticateWith } from './platform/viewer.ts';
import type { Clock } from './ports/clock.ts';
import type { Settings } from './settings.ts';

const features: readonly Feature<Deps>[] = [
  account,
  myData,
  pets,
  families,
  facilities,
  team,
  payments,
  invitations,
  imports,
  onboarding,
  timetables(appointmentParts),
  services,
  notifications,
  vets,
  clients,
  requests(appointmentParts),
  search,
  chat(appointmentParts),
  appointments,
  calendar,
  files,
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
    openApi: openApiOf(calls, policy),
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
      await reach('HOST, PORT', () => server.listen({ port: settings.port, host: settings.host }));
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
  const tokens = createTokens(secret, clock);
  const authenticate = authenticateWith(db, tokens, clock);
  const publicUrl = () => settings.publicUrl ?? `http://localhost:${portOf(server)}`;
  const sockets = { authenticate, publicUrl, clock, limits: overrides.socketLimits, failed };
  const realtime = await openSockets(server.server, settings, sockets);
  const mail = openMail(settings, withoutPerson(db, 'mailbox'), clock);
  const { store, space } = openStorage(settings, overrides);
  const card = await openCards(server, settings.stripe, { db, clock, publicUrl, secret });
  const limits = createLimits(openDatabase(countingPool), clock);
  const background = backgroundOf(db, failed);
  const outbox = outboxOf(db, clock, failed);
  if (settings.demo) await seedDemo(databaseUrl, store, clock.now());
  const hear = hearOn({ db, realtime, policy: socketPolicy, onError: failed('a socket message') });
  const deps = {
    demo: settings.demo,
    db,
    clock,
    files: store,
    space,
    cards: card.cards,
    sms: settings.sms && twilioSms(settings.sms),
    realtime,
    hear,
    tokens,
    limits,
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
      await Promise.all([mail.close(), card.close()]);
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
  await reach('DATABASE_URL', () => migrate(pool));
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
  const sweeping = startSweeping({
    ...deps,
    sweeps: [sweepFailures, sweepCodes, sweepUnconfirmed],
    onError: failed('sweep'),
  });
  const told = { ...deps, db: withoutPerson(deps.db, 'announcements') };
  const telling = every(headsEveryMs, () => tellHeads(told), failed('heads'));
  return {
    async stop() {
      sweeping.stop();
      await telling.stop();
    },
  };
}

/** The contract and the server are held against each other at start: a call that nobody serves stops it. */
function refuseUnserved(served: ReadonlySet<string>): void {
  const missing = calls.map(keyOf).filter((key) => !served.has(key));
  if (missing.length > 0) throw new Error(`no feature serves ${missing.join(', ')}`);
}
