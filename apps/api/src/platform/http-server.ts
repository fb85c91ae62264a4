import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression.ts';
import { acceptJson } from './json-body.ts';
import { logOptions } from './log.ts';
import { acceptForms } from './multipart.ts';
import { answerProblems, answerUnreadable } from './problems.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;

export type HttpOptions = { readonly logLevel: string; readonly trustProxy: readonly string[] };

/** An HTTP server with what holds for every answer: safe headers, forms, bodies, refusals, shedding load in time. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = newServer(options);
  await prepare(server);
  return server;
}

function newServer({ logLevel, trustProxy }: HttpOptions): FastifyInstance {
  return Fastify({
    logger: logOptions(logLevel),
    genReqId: () => crypto.randomUUID(),
    bodyLimit: JSON_LIMIT_BYTES,
    frameworkErrors: answerUnreadable,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    // Longer than any address that the parser lets through: what is wrong with a parameter, its schema says.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 20_000 },
    // What is under way is answered before the server goes.
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
}

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
        connectSrc: ["'self'"],
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
  await compressAnswers(server);
  await acceptForms(server);
  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'private, no-store');
    return payload;
  });
}
