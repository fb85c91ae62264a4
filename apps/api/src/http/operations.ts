import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../errors/refusal.ts';
import { OPENAPI_PATH } from './openapi/openapi-endpoints.ts';
import { isTimingSafeEqual } from '../secrets/timing-safe-equal.ts';

export type OperationsDeps = {
  /** Throws if the database does not answer, is not migrated, or the disk is full. */
  readonly checkReady: () => Promise<void>;
  /** Returns the free bytes on the volume of files and database. */
  readonly freeSpace: () => Promise<number>;
  /** Null: metrics can be read only from this machine, in production not at all. */
  readonly metricsToken: string | null;
  readonly production: boolean;
  /** Registers further metrics. */
  readonly measure: (registry: Registry) => void;
  /** Returns the API's description; called on the first request for it. */
  readonly openApi: () => unknown;
  readonly sockets: () => number;
};

/** Serves health, readiness, metrics and the OpenAPI document. */
export function serveOperations(app: FastifyInstance, deps: OperationsDeps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_unexpected_errors_total',
    help: 'Responses with a status of 500 or above',
    registers: [registry],
  });
  measureCapacity(registry, deps);
  deps.measure(registry);

  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    };
    duration.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc();
  });

  // Answers 200 also during load shedding, so that a busy server is not killed.
  app.get('/healthz', async () => ({ status: 'up' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await deps.checkReady();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'not ready' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!canReadMetrics(request, deps)) throw new Refusal('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  let description: unknown;
  app.get(OPENAPI_PATH, async () => (description ??= deps.openApi()));
}

/** Headers that proxies add to forwarded requests. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * Returns whether a request has the token or, outside production, comes from this machine without a proxy. In
 * production only the token counts, since a proxy that adds no header looks like this machine.
 */
function canReadMetrics(
  request: FastifyRequest,
  { metricsToken, production }: OperationsDeps,
): boolean {
  const { authorization } = request.headers;
  if (metricsToken && isTimingSafeEqual(authorization ?? '', `Bearer ${metricsToken}`)) return true;
  if (production) return false;
  const address = request.socket.remoteAddress ?? '';
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** Registers gauges for connected sockets and free disk space. */
function measureCapacity(registry: Registry, { sockets, freeSpace }: OperationsDeps): void {
  new Gauge({
    name: 'sockets_connected',
    help: 'Open sockets',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });

  new Gauge({
    name: 'storage_free_bytes',
    help: 'Free disk space for files and the database',
    registers: [registry],
    async collect() {
      this.set(await freeSpace());
    },
  });
}
