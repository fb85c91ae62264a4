import { refresh } from '@zampa/contract/account/refresh';
import { policy } from '@zampa/contract/policy/table';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createSeals } from '../../secrets/seals.ts';
import { openDatabase } from '../../db/database.ts';
import { openPool } from '../../db/open-pool.ts';
import { burnCpu } from '../../main-thread/burn-cpu.fixture.ts';
import { listenToSections, type WorkSection } from '../../main-thread/measure-work.ts';
import { createHttpServer } from '../http-server.ts';
import { createTextQuota } from '../../limits/text-quota.ts';
import { createServe } from '../serve.ts';

const SLOW_MS = 60;
const SESSION = { accessToken: 'a', refreshToken: 'r', expiresIn: 600 };

describe('main-thread time of a request', () => {
  let server: FastifyInstance;
  let handle: () => Promise<unknown> = async () => SESSION;
  let sections: WorkSection[] = [];
  const pool = openPool({}, () => undefined);

  beforeAll(async () => {
    server = await createHttpServer({ logLevel: 'silent', trustProxy: [] });
    const db = openDatabase(pool);
    const clock = { now: () => new Date('2026-05-04T08:00:00Z') };
    const serve = createServe<null>(server, {
      db,
      clock,
      space: { isShortForGuests: async () => false },
      textQuota: createTextQuota(db, clock),
      authenticate: async () => null,
      policy,
      requireStepUp: async () => {},
      auditCall: (_audited, _tx, work) => work(),
      seals: createSeals('a-secret'),
      scanner: null,
    });
    serve('refresh', () => handle() as never, null);
    server.get('/pages/:name', async () => {
      burnCpu(SLOW_MS);
      return 'shown';
    });
  });
  afterAll(async () => {
    await server.close();
    await pool.end();
  });
  let stop = () => {};
  beforeEach(() => {
    sections = [];
    stop = listenToSections({
      onSection: (section) => void (section.ms >= SLOW_MS && sections.push(section)),
      onGap: () => undefined,
    });
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    handle = async () => SESSION;
  });

  const refreshSession = () =>
    server.inject({ method: 'POST', url: '/api/auth/refresh', payload: { refreshToken: 'r' } });

  /** Has the next use of a function take long. */
  const slowDown = <Name extends string>(
    owner: Record<Name, (...input: never[]) => unknown>,
    name: Name,
  ) => {
    const original = owner[name];
    vi.spyOn(owner, name as never).mockImplementationOnce(((...input: never[]) => {
      burnCpu(SLOW_MS);
      return Reflect.apply(original, owner, input) as unknown;
    }) as never);
  };

  it.each([
    ['parsing its body', () => slowDown(JSON as never, 'parse')],
    ['validating its body', () => slowDown(refresh.body as never, 'safeParse')],
    [
      'its handler',
      () => {
        handle = async () => {
          burnCpu(SLOW_MS);
          return SESSION;
        };
      },
    ],
    [
      'shaping its answer, after a wait',
      () => {
        slowDown(refresh.answer as never, 'parse');
        handle = async () => pause(1, SESSION);
      },
    ],
  ])('includes %s', async (_what, prepare) => {
    prepare();
    const { statusCode } = await refreshSession();
    expect(statusCode).toBe(200);
    await expect
      .poll(() => sections.map(({ work }) => `${work.kind} ${work.name}`))
      .toEqual(['call refresh']);
  });

  it('is recorded under the route pattern if no call matches', async () => {
    await server.inject('/pages/secret');
    await expect
      .poll(() => sections.map(({ work }) => `${work.kind} ${work.name}`))
      .toEqual(['route /pages/:name']);
  });
});
