import Fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { compressResponses } from './replies/compression.ts';
import { acceptJson } from './input/json-body.ts';
import { closeBrokenConnection } from './broken-requests.ts';
import { logOptions, type LogOptions } from './log.ts';
import { measureRequests } from './load/measure-requests.ts';
import { acceptForms } from '../uploads/multipart.ts';
import { helmetOptions, otherPageHeaders } from './pages/page-headers.ts';
import { answerErrors, answerUnreadable } from './replies/problems.ts';
import { type Pressure, shedLoad } from './load/shed-load.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** Time limit for receiving a request; forms have their own limit. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 10_000;
/** A browser asks again within that, or opens a new connection. */
const IDLE_WITHIN_MS = 30_000;
/** Longer than proxies keep theirs (a minute): a connection that we close first may lose one of their requests. */
const IDLE_BEHIND_PROXY_MS = 72_000;
/** Far more than many clinics need, but less than the process can hold. */
const MOST_CONNECTIONS = 20_000;

export type HttpOptions = LogOptions & {
  readonly trustProxy: readonly string[];
  /** The public base URL; if it is https, responses require browsers to use https only (HSTS). */
  readonly publicUrl?: string | undefined;
  readonly requestWithinMs?: number | undefined;
  readonly idleWithinMs?: number | undefined;
  /** Thresholds for load shedding; defaults if undefined. */
  readonly pressure?: Pressure | undefined;
  /** Whether pages may load the card provider's form from its servers. */
  readonly showsCardForm?: boolean;
};

/**
 * Creates the HTTP server with everything common to all responses: security headers, body and form parsing, error
 * responses, load shedding.
 */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = newServer(options);
  const { publicUrl, pressure, showsCardForm = false } = options;
  const isSafe = publicUrl?.startsWith('https:') === true;
  await registerPlugins(server, { isSafe, showsCardForm, pressure });
  return server;
}

/** Input and output are validated by the contract's schemas, so that Fastify must never compile one. */
function compileNothing(): never {
  throw new Error('routes must not declare a schema, because the contract is validated instead');
}

function newServer({
  trustProxy,
  requestWithinMs = REQUEST_WITHIN_MS,
  idleWithinMs = IDLE_WITHIN_MS,
  logLevel,
  logStream,
}: HttpOptions): FastifyInstance {
  const server = Fastify({
    logger: logOptions({ logLevel, logStream }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    keepAliveTimeout: trustProxy.length > 0 ? IDLE_BEHIND_PROXY_MS : idleWithinMs,
    requestTimeout: requestWithinMs,
    http: {
      requestTimeout: requestWithinMs,
      // Node swaps the two if this one is longer.
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: Math.ceil(requestWithinMs / 6),
    },
    clientErrorHandler: closeBrokenConnection,
    frameworkErrors: answerUnreadable,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // Longer than any URL that the parser accepts, so that the contract validates parameters.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    // Otherwise Fastify loads about a hundred compiler files at each start.
    schemaController: {
      compilersFactory: { buildValidator: compileNothing, buildSerializer: compileNothing },
    },
    // Finishes open requests on close.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  server.server.maxConnections = MOST_CONNECTIONS;
  return server;
}

type Preparation = Pick<HttpOptions, 'pressure'> & {
  readonly isSafe: boolean;
  readonly showsCardForm: boolean;
};

async function registerPlugins(
  server: FastifyInstance,
  { isSafe, showsCardForm, pressure }: Preparation,
): Promise<void> {
  measureRequests(server);
  answerErrors(server);
  acceptJson(server);
  // Created once: @fastify/helmet would create it for each request.
  const protect = helmet(helmetOptions({ isSafe, showsCardForm }));
  const others = Object.entries(otherPageHeaders({ showsCardForm }));
  server.addHook('onRequest', (request, reply, next) => {
    // An answer of the API is no page: it does without them.
    if (!request.url.startsWith('/api'))
      for (const [name, value] of others) reply.raw.setHeader(name, value);
    protect(request.raw, reply.raw, () => next());
  });
  await shedLoad(server, pressure);
  await compressResponses(server);
  await acceptForms(server);
  server.addHook('onSend', async (request, reply, payload) => {
    // Immutable files are the same for all; their requests are never traced.
    if (!String(reply.getHeader('cache-control')).includes('immutable'))
      reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** Returns the port on which the server listens; 0 before that. */
export function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
