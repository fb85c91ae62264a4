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

describe('SIGTERM, while something does not end', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-stop-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  /** A session of the embedded database, whose own file says where it listens. */
  async function connected() {
    const lines = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    const [port, host] = [Number(lines[3]), lines[4] ?? ''];
    const client = new pg.Client({ host, port, user: 'zampa', database: 'zampa' });
    // The server ends it, which is what is waited for.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  const isDatabaseRunning = () => existsSync(join(directory, 'postgres/postmaster.pid'));

  it(
    'ends requests whose bodies never come, and the database after them',
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

  it(
    'stops the database also when the product does not stop, and says so',
    { timeout: MINUTE },
    async () => {
      const server = await startServer({ DATA_DIR: directory });
      // What the product looks for again and again is locked: whatever it is doing does not end.
      const holder = await connected();
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
