import { join } from 'node:path';
import { calls } from '@zampa/contract/calls';
import { keyOf } from '@zampa/contract/call';
import { policy } from '@zampa/contract/policy/table';
import { migrate } from '@zampa/db/migrate';
import type { FastifyInstance } from 'fastify';
import { systemClock } from './adapters/clock/system-clock.ts';
import { diskFiles } from './adapters/files/disk-files.ts';
import { mailboxMail } from './adapters/mail/mailbox-mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { socketRealtime } from './adapters/realtime/socket-realtime.ts';
import { seedDemo } from './demo.ts';
import { account } from './features/account/routes.ts';
import { chat } from './features/chat/routes.ts';
import { clients } from './features/clients/routes.ts';
import { facilities } from './features/facilities/routes.ts';
import { files } from './features/files/routes.ts';
import { myData } from './features/my-data/routes.ts';
import { pets } from './features/pets/routes.ts';
import { requests } from './features/requests/routes.ts';
import { vets } from './features/vets/routes.ts';
import { serveApps } from './platform/apps.ts';
import { createBackground } from './platform/background.ts';
import { openDatabase, openPool, type Database } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import { createHttpServer } from './platform/http-server.ts';
import { sendLetters } from './platform/letters/send-letters.ts';
import { createLimits } from './platform/limits.ts';
import { serveMailbox } from './platform/mailbox-page.ts';
import { openApiOf } from './platform/openapi.ts';
import { serveOperations } from './platform/operations.ts';
import { createOutbox } from './platform/outbox.ts';
import { secretOf } from './platform/secret.ts';
import { serveOn } from './platform/serve.ts';
import type { Feature } from './platform/served.ts';
import { startSweeping } from './platform/sweep.ts';
import { createTokens } from './platform/tokens.ts';
import { authenticateWith } from './platform/viewer.ts';
import type { Clock } from './ports/clock.ts';
import { filesDirectory, type Settings } from './settings.ts';

const features: readonly Feature<Deps>[] = [
  account,
  myData,
  pets,
  facilities,
  vets,
  clients,
  requests,
  chat,
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
export type Overrides = { readonly clock?: Clock };

/** Builds the whole product once. The only place that names an adapter. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<App> {
  const server = await createHttpServer(settings);
  const parts = await assemble(server, settings, databaseUrl, overrides);
  const { deps, pool, realtime } = parts;
  serveOperations(server, {
    checkReady: async () => void (await pool.query('select 1')),
    metricsToken: settings.metricsToken,
    openApi: openApiOf(calls, policy),
    sockets: () => realtime.connected(),
  });
  if (!settings.production) serveMailbox(server, deps.db);
  const { serve, served } = serveOn(server, { ...deps, policy });
  for (const register of features) register(serve, deps);
  refuseUnserved(served);
  await serveApps(server, [
    { base: '/app/', directory: join(root, 'apps/owner/dist') },
    { base: '/', directory: join(root, 'apps/clinic/dist') },
  ]);
  return {
    server,
    async listen() {
      await server.listen({ port: settings.port, host: settings.host });
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
  { clock = systemClock(settings.clockOffsetSeconds) }: Overrides,
) {
  const failed = (what: string) => (error: unknown) => {
    server.log.error({ err: error }, `${what} failed`);
  };
  const connection = { connectionString: databaseUrl };
  const onLost = failed('an idle connection');
  const pool = openPool(connection, onLost);
  // Limits are counted while a transaction is open: from its own pool, enough of them would wait for each other.
  const countingPool = openPool({ connectionString: databaseUrl, max: 4 }, onLost);
  await migrate(pool);
  const db = openDatabase(pool);
  const secret = settings.authSecret ?? (await secretOf(settings.dataDirectory));
  const tokens = createTokens(secret, clock);
  const authenticate = authenticateWith(db, tokens, clock);
  const publicUrl = () => settings.publicUrl ?? `http://localhost:${portOf(server)}`;
  const realtime = socketRealtime(server.server, authenticate, publicUrl);
  const mail = mailOf(settings, db, clock);
  const store = diskFiles(filesDirectory(settings));
  const limits = createLimits(openDatabase(countingPool), clock);
  const background = createBackground((error, what) => {
    failed(what)(error);
  });
  const outbox = createOutbox(db, clock, (error, kind) => {
    failed(`job ${kind}`)(error);
  });
  outbox.on('letter', sendLetters(mail));
  if (settings.demo) await seedDemo(pool, store, clock.now());
  const sweeping = startSweeping({ db, limits, clock, onError: failed('sweep') });
  return {
    deps: {
      demo: settings.demo,
      db,
      clock,
      files: store,
      realtime,
      tokens,
      limits,
      background,
      outbox,
      publicUrl,
      authenticate,
    },
    pool,
    realtime,
    async close() {
      sweeping.stop();
      await realtime.close();
      await server.close();
      await outbox.stop();
      await background.idle();
      await mail.close();
      await Promise.all([pool.end(), countingPool.end()]);
    },
  };
}

const mailOf = ({ smtpUrl, mailFrom }: Settings, db: Database, clock: Clock) =>
  smtpUrl ? smtpMail(smtpUrl, mailFrom) : mailboxMail(db, clock);

/** The contract and the server are held against each other at start: a call that nobody serves stops it. */
function refuseUnserved(served: ReadonlySet<string>): void {
  const missing = calls.map(keyOf).filter((key) => !served.has(key));
  if (missing.length > 0) throw new Error(`no feature serves ${missing.join(', ')}`);
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
