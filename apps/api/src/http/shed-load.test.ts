import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerProblems } from './problems.ts';
import { shedLoad } from './shed-load.ts';

const OVER_MS = 100;

describe('a server that cannot keep up', () => {
  let server: FastifyInstance;

  beforeEach(async () => {
    server = Fastify();
    answerProblems(server);
    await shedLoad(server, { overMs: OVER_MS, lateMs: 50 });
    server.get('/api/call', () => 'answered');
    server.get('/readyz', () => 'ready');
    server.get('/healthz', () => 'up');
    server.get('/page', () => 'shown');
    await server.ready();
  });
  afterEach(() => server.close());

  const ask = async (url: string) => (await server.inject(url)).statusCode;

  it('refuses calls for a while, with when to come again; pages and whether it is up are answered', async () => {
    expect(await ask('/api/call')).toBe(200);
    const late = setInterval(() => keepBusy(OVER_MS), 1);
    try {
      await expect.poll(() => ask('/api/call'), { interval: 1 }).toBe(503);
      const refused = await server.inject('/api/call');
      expect(refused.headers['retry-after']).toBe('5');
      expect(refused.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
      expect(await ask('/readyz')).toBe(503);
      expect(await ask('/healthz')).toBe(200);
      expect(await ask('/page')).toBe(200);
    } finally {
      clearInterval(late);
    }
    await expect.poll(() => ask('/api/call')).toBe(200);
  });
});

/** Does nothing, and lets nobody else do anything. */
function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
