import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readSharedRecord } from '@zampa/contract/health/read-shared-record';
import { readFeed } from '@zampa/contract/appointments/read-feed';
import { signIn } from '@zampa/contract/account/sign-in';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { updateUser } from '@zampa/contract/people/update-user';
import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { newOwner } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../../src/http/http-server.ts';
import { startProduct, type Product } from '../product.ts';

type Line = {
  readonly msg: string;
  readonly req?: object;
  readonly err?: { readonly message: string; readonly stack: string };
};

/** Creates a log stream that collects its lines. */
function newLog() {
  const lines: string[] = [];
  return {
    stream: { write: (line: string) => void lines.push(line) },
    text: () => lines.join(''),
    lines: () => lines.map((line) => JSON.parse(line) as Line),
  };
}

const SECRET = 'h8Keu9btkLiveSecretOfSomebody0123456789abcd';
const ADDRESS = 'ada.lovelace@clinic.example';

describe('server log', () => {
  const log = newLog();
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'info' }, { logStream: log.stream });
  });
  afterAll(() => product.stop());

  const get = (path: string) => fetch(`${product.address}${path}`);

  it('contains the route and the status of each request', async () => {
    await get('/healthz');
    const named = { msg: 'incoming request', req: { method: 'GET', route: '/healthz' } };
    await expect.poll(log.lines).toContainEqual(expect.objectContaining(named));
    const answered = { msg: 'request completed', res: { statusCode: 200 } };
    await expect.poll(log.lines).toContainEqual(expect.objectContaining(answered));
  });

  it('contains no secrets, addresses or IP addresses of requests', async () => {
    const owner = await newOwner(product);
    const visitor = { address: product.address, ip: owner.ip };
    await sendCall(visitor, readFeed, { params: { token: SECRET } });
    await sendCall(visitor, readSharedRecord, { params: { token: SECRET } });
    await sendCall(visitor, readAppointmentLink, { query: { token: SECRET } });
    await sendCall(visitor, readInvitation, { body: { token: SECRET } });
    await sendCall(visitor, signIn, { body: { email: ADDRESS, password: SECRET } });
    for (const path of [
      `/sandbox/onboarding/${SECRET}`,
      `/app/appointment/${SECRET}`,
      `/app/recall/${SECRET}`,
      `/app/invitation/${SECRET}`,
      `/email-confirmation/${ADDRESS}`,
      `/nowhere/${ADDRESS}?token=${SECRET}`,
      `/%E0%A4%A/${SECRET}`,
    ])
      await (await get(path)).text();
    await owner.send(updateUser, {
      body: { firstName: SECRET },
      headers: { 'x-secret': SECRET, cookie: SECRET },
    });
    const patched = { req: { method: 'PATCH', route: '/api/users' } };
    await expect.poll(log.lines).toContainEqual(expect.objectContaining(patched));
    for (const secret of [SECRET, ADDRESS, owner.email, owner.session.accessToken, owner.ip])
      expect(log.text()).not.toContain(secret);
  });

  it('reports a failed query with its code and location, without values', async () => {
    await product.pool.query('alter table species rename to elsewhere');
    const owner = await newOwner(product);
    const { status } = await owner.send(readPetAttributes, {});
    expect(status).toBe(500);
    const [failed] = log.lines().filter(({ msg }) => msg === 'unexpected error');
    expect(failed?.err).toMatchObject({ message: 'a query failed', cause: '42P01' });
    expect(failed?.err?.stack).toMatch(/^ {4}at .+\.ts:\d+/m);
    expect(log.text()).not.toMatch(/select .+ from/);
  });
});

describe('error log', () => {
  const log = newLog();
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await createHttpServer({ logLevel: 'info', logStream: log.stream, trustProxy: [] });
    server.get('/thrown', async () => {
      throw new Error(`no letter to ${ADDRESS} or <ben%40clinic.example>: ${'a'.repeat(100_000)}`);
    });
    server.get('/refused-by-the-database', async () => {
      const detail = `invalid input syntax for type uuid: "${SECRET}"`;
      throw Object.assign(new Error(detail), { severity: 'ERROR', code: '42601' });
    });
  });
  afterAll(() => server.close());

  const errorOf = async (url: string) => {
    const before = log.lines().length;
    expect((await server.inject({ url })).statusCode).toBe(500);
    return log
      .lines()
      .slice(before)
      .find(({ err }) => err)?.err;
  };

  it('is short and contains no e-mail addresses', async () => {
    const error = await errorOf('/thrown');
    expect(error?.message).toMatch(/^no letter to \[address\] or \[address\] a+$/);
    expect(error?.message.length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(error)).not.toContain('clinic.example');
  });

  it('contains no value quoted by the database', async () => {
    const error = await errorOf('/refused-by-the-database');
    expect(error).toMatchObject({ code: '42601', message: 'a query failed' });
    expect(log.text()).not.toContain(SECRET);
  });

  it('is as short for a long path as for a short one', async () => {
    const lengthFor = async (url: string) => {
      const before = log.text().length;
      await server.inject({ url });
      return log.text().length - before;
    };
    const short = await lengthFor('/a');
    expect(Math.abs((await lengthFor(`/${'a'.repeat(15_500)}`)) - short)).toBeLessThan(50);
  });
});
