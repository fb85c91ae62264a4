import { join } from 'node:path';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import { calls } from '@zampa/contract/calls';
import { keyOf } from '@zampa/contract/call';
import { policy } from '@zampa/contract/policy/table';
import { migrate } from '@zampa/db/migrate';
import Fastify, { type FastifyInstance } from 'fastify';
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
import { openDatabase, openPool } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import { acceptJson } from './platform/json-body.ts';
import { sendLetters } from './platform/letters/send-letters.ts';
import { createLimits } from './platform/limits.ts';
import { logOptions } from './platform/log.ts';
import { serveMailbox } from './platform/mailbox-page.ts';
import { acceptForms } from './platform/multipart.ts';
import { openApiOf } from './platform/openapi.ts';
import { serveOperations } from './platform/operations.ts';
import { createOutbox } from './platform/outbox.ts';
import { answerProblems } from './platform/problems.ts';
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

const JSON_LIMIT_BYTES = 1024 * 1024;
const COUNTING_CONNECTIONS = 4;
const root = join(import.meta.dirname, '../../..');

export type App = {
  readonly server: FastifyInstance;
  /** Starts to listen and to work; gives the address people use. */
  listen(): Promise<string>;
  /** Answers what has begun, finishes the job at hand, then closes everything. */
  close(): Promise<void>;
};

/** What a test replaces by its own. */
type Overrides = { readonly clock?: Clock };

/** Builds the whole product once. The only place that names an adapter; tests pass their own in `overrides`. */
export async function createApp(
  settings: Settings,
  databaseUrl: string,
  overrides: Overrides = {},
): Promise<App> {
  const server = newServer(settings);
  const log = server.log;
  const clock = overrides.clock ?? systemClock(settings.clockOffsetSeconds);
  const onLost = (error: Error) => log.warn({ err: error }, 'connection lost');
  const connection = { connectionString: databaseUrl };
  const pool = openPool(connection, onLost);
  // Limits are counted while a transaction is open: from its own pool, enough of them would wait for each other.
  const countingPool = openPool({ ...connection, max: COUNTING_CONNECTIONS }, onLost);
  await migrate(pool);
  const db = openDatabase(pool);
  const secret = settings.authSecret ?? (await secretOf(settings.dataDirectory));
  const tokens = createTokens(secret, clock);
  const authenticate = authenticateWith(db, tokens, clock);
  const mail = settings.smtpUrl
    ? smtpMail(settings.smtpUrl, settings.mailFrom)
    : mailboxMail(db, clock);
  const store = diskFiles(filesDirectory(settings));
  const background = createBackground((error, what) => log.error({ err: error }, `${what} failed`));
  const outbox = createOutbox(db, clock, (error, kind) =>
    log.error({ err: error }, `job ${kind} failed`),
  );
  const limits = createLimits(openDatabase(countingPool), clock);
  const publicUrl = () => settings.publicUrl ?? `http://localhost:${portOf(server)}`;
  const realtime = socketRealtime(server.server, authenticate, publicUrl);
  outbox.on('letter', sendLetters(mail));
  await seedDemo({ settings, pool, files: store, now: clock.now() });

  await prepare(server);
  serveOperations(server, {
    checkReady: async () => void (await pool.query('select 1')),
    metricsToken: settings.metricsToken,
    openApi: openApiOf(calls, policy),
    sockets: realtime.connected,
  });
  if (!settings.production) serveMailbox(server, db);
  server.get('/api/demo', async () => ({ accounts: settings.demo ? demoAccounts : [] }));
  const deps: Deps = {
    db,
    clock,
    files: store,
    realtime,
    tokens,
    limits,
    background,
    outbox,
    publicUrl,
  };
  const { serve, served } = serveOn(server, { db, clock, authenticate, policy });
  for (const register of features) register(serve, deps);
  refuseUnserved(served);
  await serveApps(server, [
    { base: '/app/', directory: join(root, 'apps/owner/dist') },
    { base: '/', directory: join(root, 'apps/clinic/dist') },
  ]);
  const sweeping = startSweeping({
    db,
    limits,
    clock,
    onError: (error) => log.error({ err: error }, 'sweep failed'),
  });

  return {
    server,
    async listen() {
      await server.listen({ port: settings.port, host: settings.host });
      outbox.start();
      return publicUrl();
    },
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

const demoAccounts = [
  { app: 'clinic', email: 'vet@zampa.example', password: 'Zampa-demo-1' },
  { app: 'owner', email: 'owner@zampa.example', password: 'Zampa-demo-1' },
] as const;

function newServer(settings: Settings): FastifyInstance {
  return Fastify({
    logger: logOptions(settings.logLevel),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // What is under way is answered before the server goes.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

/** What holds for every answer: safe headers, forms, bodies, refusals, shedding load before drowning. */
async function prepare(server: FastifyInstance): Promise<void> {
  answerProblems(server);
  acceptJson(server);
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  await server.register(underPressure, { maxEventLoopDelay: 1000, retryAfter: 5 });
  await acceptForms(server);
  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** The contract and the server are held against each other at start: a call that nobody serves stops it. */
function refuseUnserved(served: ReadonlySet<string>): void {
  const missing = calls.map(keyOf).filter((key) => !served.has(key));
  if (missing.length > 0) throw new Error(`no feature serves ${missing.join(', ')}`);
}

function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
