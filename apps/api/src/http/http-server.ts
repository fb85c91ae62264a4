import Fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { compressAnswers } from './compression.ts';
import { acceptJson } from './json-body.ts';
import { answerBroken } from './broken-requests.ts';
import { logOptions, type LogOptions } from './log.ts';
import { acceptForms } from '../uploads/multipart.ts';
import { answerProblems, answerUnreadable } from './problems.ts';
import { type Pressure, shedLoad } from './shed-load.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

/** A request has come whole by then, or its connection ends; forms have their own pace. */
const REQUEST_WITHIN_MS = 30_000;
const HEADERS_WITHIN_MS = 10_000;
const A_YEAR_SECONDS = 31_536_000;
/** Far more than the people of many clinics need, and less than this process can hold. */
const MOST_CONNECTIONS = 20_000;

export type HttpOptions = LogOptions & {
  readonly trustProxy: readonly string[];
  /** Where people reach the product; by a safe address, browsers are told never to use another. */
  readonly publicUrl?: string | undefined;
  readonly requestWithinMs?: number | undefined;
  /** How late is too late; as a server has it, where nothing is said. */
  readonly pressure?: Pressure | undefined;
  /** Whether browsers show the card provider's own form, which comes from its servers. */
  readonly showsCardForm?: boolean;
};

/** Where the card provider's form comes from, and what it speaks to. */
const CARD_FORM = {
  scripts: ['https://js.stripe.com'],
  frames: ["'self'", 'https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/**
 * Creates an HTTP server with what holds for every answer: safe headers, forms, bodies, refusals, shedding load in
 * time.
 */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = newServer(options);
  const { publicUrl, pressure, showsCardForm = false } = options;
  const isSafe = publicUrl?.startsWith('https:') === true;
  await prepare(server, { isSafe, showsCardForm, pressure });
  return server;
}

/** The contract's schemas check what comes and what goes: no route has one that Fastify would have to compile. */
function compileNothing(): never {
  throw new Error('routes declare no schema of their own: the contract is checked instead');
}

function newServer({
  trustProxy,
  requestWithinMs = REQUEST_WITHIN_MS,
  logLevel,
  logStream,
}: HttpOptions): FastifyInstance {
  const server = Fastify({
    logger: logOptions({ logLevel, logStream }),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: requestWithinMs,
    http: {
      requestTimeout: requestWithinMs,
      // Node exchanges the two when this one is longer.
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: Math.ceil(requestWithinMs / 6),
    },
    clientErrorHandler: answerBroken,
    frameworkErrors: answerUnreadable,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // Longer than any address that the parser lets through: what is wrong with a parameter, its schema says.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    // Without these it loads a hundred files of compilers at each start.
    schemaController: {
      compilersFactory: { buildValidator: compileNothing, buildSerializer: compileNothing },
    },
    // What is under way is answered before the server goes.
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

async function prepare(
  server: FastifyInstance,
  { isSafe, showsCardForm, pressure }: Preparation,
): Promise<void> {
  const own = ["'self'"];
  const withCardForm = (places: readonly string[]) => (showsCardForm ? [...own, ...places] : own);
  answerProblems(server);
  acceptJson(server);
  // Made once: Fastify's own plugin of it makes it anew for each request.
  const protect = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: withCardForm(CARD_FORM.scripts),
        ...(showsCardForm && { frameSrc: CARD_FORM.frames }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: withCardForm(CARD_FORM.calls),
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isSafe && { maxAge: A_YEAR_SECONDS },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onRequest', (request, reply, next) =>
    protect(request.raw, reply.raw, () => next()),
  );
  await shedLoad(server, pressure);
  await compressAnswers(server);
  await acceptForms(server);
  server.addHook('onSend', async (request, reply, payload) => {
    // What is kept for good is the same for everybody: nobody looks for who asked.
    if (!String(reply.getHeader('cache-control')).includes('immutable'))
      reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** Returns the port on which a server listens; 0 before it does. */
export function portOf(server: FastifyInstance): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
