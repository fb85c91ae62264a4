import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../errors/refusal.ts';
import { OPENAPI_PATH } from './openapi-doors.ts';
import { sameText } from '../access/same-text.ts';

export type OperationsDeps = {
  /** Throws while the database does not answer, its migrations are not done or there is no room to write. */
  readonly checkReady: () => Promise<void>;
  /** Returns the bytes that are free where files and the database are kept. */
  readonly freeSpace: () => Promise<number>;
  /** Null: nobody reads metrics from elsewhere than this machine, and in production nobody at all. */
  readonly metricsToken: string | null;
  readonly production: boolean;
  /** What is measured beside this. */
  readonly measure: (registry: Registry) => void;
  /** Describes the API; made when somebody asks for it. */
  readonly openApi: () => unknown;
  readonly sockets: () => number;
};

/** Serves health, readiness, metrics and the API's description. */
export function serveOperations(app: FastifyInstance, deps: OperationsDeps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_unexpected_errors_total',
    help: 'Answers with a status of 500 and above',
    registers: [registry],
  });
  measureRoom(registry, deps);
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

  // A busy server is none to be killed: that it is up, it says also while it sheds load.
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
    if (!mayReadMetrics(request, deps)) throw new Refusal('NOT_FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  let description: unknown;
  app.get(OPENAPI_PATH, async () => (description ??= deps.openApi()));
}

/** The headers that proxies add to what they pass on. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/**
 * With the token, or from this machine itself: not what a proxy forwarded. A proxy that says nothing of itself cannot be
 * told from this machine, so that in production only the token counts.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken, production }: OperationsDeps,
): boolean {
  const { authorization } = request.headers;
  if (metricsToken && sameText(authorization ?? '', `Bearer ${metricsToken}`)) return true;
  if (production) return false;
  const address = request.socket.remoteAddress ?? '';
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

/** Shows what fills up: sockets, and the disk. */
function measureRoom(registry: Registry, { sockets, freeSpace }: OperationsDeps): void {
  new Gauge({
    name: 'sockets_connected',
    help: 'Sockets that are open now',
    registers: [registry],
    collect() {
      this.set(sockets());
    },
  });

  new Gauge({
    name: 'storage_free_bytes',
    help: 'Room that is left where files and the database are kept',
    registers: [registry],
    async collect() {
      this.set(await freeSpace());
    },
  });
}
