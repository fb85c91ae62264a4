import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createWork, enterWork, runWork, type Work } from '../../main-thread/measure-work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in the contract; the other routes go by their pattern. */
    readonly call?: string;
  }
}

const works = new WeakMap<FastifyRequest, Work>();

/** Attributes main-thread time to requests as soon as their headers have arrived. */
export function measureRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, next) => runWork(workOf(request), next));
  // Once the body has come, the async context is that of the connection.
  server.addHook('preHandler', (request, _reply, next) => runWork(workOf(request), next));
}

/** Returns the work of a request, named by its call or route pattern and never by the path itself. */
export function workOf(request: FastifyRequest): Work {
  const existing = works.get(request);
  if (existing) return existing;
  const { config, url = 'unknown' } = request.routeOptions;
  const work =
    config.call === undefined ? createWork('route', url) : createWork('call', config.call);
  works.set(request, work);
  return work;
}

/** Attributes main-thread time to a request whose body has arrived. */
export const enterRequest = (request: FastifyRequest): void => enterWork(workOf(request));
