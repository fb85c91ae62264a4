import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseAccount } from './account.ts';
import { asAccount, SUPERUSER } from './cluster.ts';
import type { Layout } from './layout.ts';
import { findPostmaster, isAlive } from './postmaster.ts';
import { StartProblem } from './start-problem.ts';
import { SOCKET_PORT, socketDirectory, socketLock } from './socket-directory.ts';

/** Recovery after a power cut can take its time; longer than this is a fault. */
const READY_WITHIN_MS = 120_000;
const POLL_MS = 25;
const LONGEST_LOG = 10_000_000;

export type ServerSetup = {
  layout: Layout;
  postgres: string;
  account: DatabaseAccount | null;
  durable: boolean;
};

/** A server that answers. */
export type Server = {
  socketDirectory: string;
  /** Settles when the server is gone, whatever ended it. */
  gone: Promise<void>;
  /** Ends its sessions, writes everything down and waits for its end. */
  stop(): Promise<void>;
};

/** Adopts the server that is left running on the cluster, or starts one. */
export async function runServer(setup: ServerSetup): Promise<Server> {
  const running = await findPostmaster(setup.layout.cluster);
  const { pid, directory, gone } = running
    ? { pid: running.pid, directory: running.socketDirectory, gone: untilDead(running.pid) }
    : await spawnServer(setup);
  await untilReady(directory, gone, setup.layout.log);
  return {
    socketDirectory: directory,
    gone,
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
    // What a failed statement was about stands in its details: addresses and names, which no log is to have.
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
      ...asAccount(account),
      cwd: layout.cluster,
      // A group of its own: Ctrl-C in the terminal is for us, who then stop the server last.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return { pid: child.pid ?? 0, directory, gone: untilExit(child) };
  } finally {
    await log.close();
  }
}

/** One older log is kept beside a log that has grown too long. */
async function openLog(path: string) {
  if (existsSync(path) && (await stat(path)).size > LONGEST_LOG) await rename(path, `${path}.1`);
  return open(path, 'a', 0o600);
}

async function untilExit(child: ChildProcess): Promise<void> {
  await once(child, 'exit');
}

/** An adopted server is not our child: its end can only be asked for. */
async function untilDead(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(POLL_MS, undefined, { ref: false });
}

async function untilReady(directory: string, gone: Promise<void>, log: string): Promise<void> {
  let ended = false;
  void gone.then(() => (ended = true));
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await answers(directory))) {
    if (ended)
      throw new StartProblem(`The database did not start. The end of ${log}:\n${await endOf(log)}`);
    if (Date.now() > deadline) throw new StartProblem(`The database does not answer. See ${log}`);
    await wait(POLL_MS);
  }
}

async function answers(directory: string): Promise<boolean> {
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

const endOf = async (log: string) =>
  (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
