import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAccount } from './account.ts';
import { processOptions, SUPERUSER } from './cluster.ts';
import type { Layout } from './layout.ts';
import { findPostmaster, isAlive } from './postmaster.ts';
import { StartProblem } from './start-problem.ts';
import { SOCKET_PORT, socketDirectory, socketLock } from './socket-directory.ts';

/** Recovery after a power failure can take long; more than this is an error. */
const READY_WITHIN_MS = 120_000;
const POLL_MS = 25;
const MAX_LOG_BYTES = 10_000_000;

export type ServerSetup = {
  layout: Layout;
  postgres: string;
  account: DatabaseAccount | null;
  durable: boolean;
};

/** A server that accepts connections. */
export type Server = {
  socketDirectory: string;
  /** Resolves when the server has ended for any reason. */
  exited: Promise<void>;
  /** Ends all sessions, flushes everything to disk and waits for the server to exit. */
  stop(): Promise<void>;
};

/** Adopts a server left running on the cluster, or starts one. */
export async function runServer(setup: ServerSetup): Promise<Server> {
  const running = await findPostmaster(setup.layout.cluster);
  const { pid, directory, exited } = running
    ? { pid: running.pid, directory: running.socketDirectory, exited: waitUntilDead(running.pid) }
    : await spawnServer(setup);
  await waitUntilReady(directory, exited, setup.layout.log);
  return {
    socketDirectory: directory,
    exited,
    stop: async () => {
      // SIGINT is PostgreSQL's fast shutdown.
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      while (isAlive(pid)) await wait(POLL_MS);
    },
  };
}

async function spawnServer({ layout, postgres, account, durable }: ServerSetup) {
  const directory = await socketDirectory(layout.cluster, account);
  await rm(socketLock(directory), { force: true });
  const settings = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: directory,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The details of a failed statement contain values such as addresses and names, which must not reach a log.
    log_error_verbosity: 'terse',
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_connections: '200',
        }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openLog(layout.log);
  try {
    const child = spawn(postgres, ['-D', layout.cluster, ...options], {
      ...processOptions(account),
      cwd: layout.cluster,
      // A separate process group, so that Ctrl-C reaches only us; we stop the server last.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return { pid: child.pid ?? 0, directory, exited: waitForExit(child) };
  } finally {
    await log.close();
  }
}

/** A log that has grown too large is renamed and replaces the previous one. */
async function openLog(path: string) {
  if (existsSync(path) && (await stat(path)).size > MAX_LOG_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

async function waitForExit(child: ChildProcess): Promise<void> {
  await once(child, 'exit');
}

/** An adopted server is not a child process, so its exit has to be polled. */
async function waitUntilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(POLL_MS, undefined, { ref: false });
}

async function waitUntilReady(
  directory: string,
  exited: Promise<void>,
  log: string,
): Promise<void> {
  let ended = false;
  void exited.then(() => (ended = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await acceptsConnections(directory))) {
    if (ended)
      throw new StartProblem(
        `The database did not start. The end of ${log}:\n${await lastLines(log)}`,
      );
    if (Date.now() > deadline) throw new StartProblem(`The database does not answer. See ${log}`);
    await wait(POLL_MS);
  }
}

async function acceptsConnections(directory: string): Promise<boolean> {
  const client = new pg.Client({
    host: directory,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'postgres',
  });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

const lastLines = async (log: string) =>
  (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
