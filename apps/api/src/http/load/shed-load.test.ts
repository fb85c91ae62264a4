import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerErrors } from '../replies/problems.ts';
import { shedLoad } from './shed-load.ts';

const OVER_MS = 100;

describe('shedLoad', () => {
  let server: FastifyInstance;

  beforeEach(async () => {
    server = Fastify();
    answerErrors(server);
    await shedLoad(server, { overMs: OVER_MS, lateMs: 50 });
    server.get('/api/call', () => 'answered');
    server.get('/readyz', () => 'ready');
    server.get('/healthz', () => 'up');
    server.get('/page', () => 'shown');
    await server.ready();
  });
  afterEach(() => server.close());

  const statusOf = async (url: string) => (await server.inject(url)).statusCode;

  it('refuses calls with a Retry-After while overloaded, but still serves pages and /healthz', async () => {
    expect(await statusOf('/api/call')).toBe(200);
    const late = setInterval(() => blockEventLoop(OVER_MS), 1);
    try {
      await expect.poll(() => statusOf('/api/call'), { interval: 1 }).toBe(503);
      const refused = await server.inject('/api/call');
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(await statusOf('/readyz')).toBe(503);
      expect(await statusOf('/healthz')).toBe(200);
      expect(await statusOf('/page')).toBe(200);
    } finally {
      clearInterval(late);
    }
    await expect.poll(() => statusOf('/api/call')).toBe(200);
  });
});

/** Blocks the event loop. */
function blockEventLoop(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
