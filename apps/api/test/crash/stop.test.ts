import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from './server-process.ts';

const MINUTE = 60_000;

describe('SIGTERM', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-stop-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** Connects to the embedded database, whose port is in its own pid file. */
  async function connectToDatabase() {
    const lines = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    const [port, host] = [Number(lines[3]), lines[4] ?? ''];
    const client = new pg.Client({ host, port, user: 'zampa', database: 'zampa' });
    // The server closes this connection, which is expected.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  const isDatabaseRunning = () => existsSync(join(directory, 'postgres/postmaster.pid'));

  it(
    'closes requests whose bodies never arrive, and then stops the database',
    { timeout: MINUTE },
    async () => {
      const server = await startServer({ DATA_DIR: directory });
      const { hostname, port } = new URL(server.address);
      const begun =
        'POST /api/auth/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
      const connections = Array.from({ length: 20 }, () => connect(Number(port), hostname));
      onTestFinished(() => connections.forEach((connection) => connection.destroy()));
      await Promise.all(
        connections.map(async (connection) => {
          connection.on('error', () => undefined);
          await once(connection, 'connect');
          await new Promise((resolve) => connection.write(begun, resolve));
        }),
      );
      expect(isDatabaseRunning()).toBe(true);
      await server.stop();
      expect(server.code(), server.output()).toBe(0);
      expect(isDatabaseRunning()).toBe(false);
    },
  );

  it('logs no error while it stops', { timeout: MINUTE }, async () => {
    const server = await startServer({ DATA_DIR: directory, LOG_LEVEL: 'warn' });
    const signIn = () =>
      fetch(`${server.address}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@zampa.example', password: 'Zampa-demo-1' }),
      });
    // Each of them opens connections to the database.
    await Promise.all(Array.from({ length: 8 }, signIn));
    await server.stop();
    expect(server.code(), server.output()).toBe(0);
    const levels = [...server.output().matchAll(/"level":(\d+)/g)].map(([, level]) =>
      Number(level),
    );
    expect(levels.filter((level) => level >= 50)).toEqual([]);
  });

  it(
    'stops the database and exits with 1 when the application does not stop in time',
    { timeout: MINUTE },
    async () => {
      const server = await startServer({ DATA_DIR: directory });
      // Lock the table that the application polls, so that its work cannot end.
      const holder = await connectToDatabase();
      await holder.query('begin');
      await holder.query('lock table outbox in access exclusive mode');
      const waiting = `select from pg_locks where relation = 'outbox'::regclass and not granted`;
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0);
      await server.stop();
      expect(server.code()).toBe(1);
      expect(server.output()).toContain('the product did not stop within');
      expect(isDatabaseRunning()).toBe(false);
    },
  );
});
