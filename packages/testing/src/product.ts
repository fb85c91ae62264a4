import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { layoutOf } from '@zampa/db/embedded/layout';
import { findPostmaster } from '@zampa/db/embedded/postmaster';
import pg from 'pg';

const MAINS = {
  sources: join(import.meta.dirname, '../../../apps/api/src/main.ts'),
  build: join(import.meta.dirname, '../../../apps/api/dist/start.js'),
};
const READY = /Zampa is ready: (\S+)/;
const READY_WITHIN_MS = 120_000;

export type ProductOptions = {
  /** Settings in addition to those of every test product. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether to run the sources (default) or the build. */
  readonly from?: keyof typeof MAINS;
};

/** The whole product in a separate process, with its embedded database. */
export type Product = {
  readonly url: string;
  readonly dataDirectory: string;
  /** Process id of the server; changes with a restart. */
  readonly pid: number;
  /** Runs a function in the product's database, for changes that no call can make. */
  inDatabase<Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** Kills the process immediately, as `kill -9` does. Its database server may survive. */
  kill(): Promise<void>;
  /** Stops the process and its database cleanly and keeps the data. */
  halt(): Promise<void>;
  /** Starts it again with the same data and address, and optionally changed settings. */
  restart(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it cleanly and deletes its data. */
  stop(): Promise<void>;
};

export async function startProduct({
  environment = {},
  from = 'sources',
}: ProductOptions = {}): Promise<Product> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'zampa-product-'));
  const port = await freePort();
  const settings = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    PORT: String(port),
    LOG_LEVEL: 'error',
    ...environment,
  };
  let running = await startProcess(MAINS[from], settings);
  return {
    url: running.url,
    dataDirectory,
    get pid() {
      return running.process.pid ?? 0;
    },
    inDatabase: (task) => inDatabaseOf(dataDirectory, task),
    kill: () => endProcess(running.process, 'SIGKILL'),
    halt: () => endProcess(running.process, 'SIGTERM'),
    restart: async (changed = {}) => {
      running = await startProcess(MAINS[from], { ...settings, ...changed });
    },
    stop: async () => {
      await endProcess(running.process, 'SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function inDatabaseOf<Result>(
  dataDirectory: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const postmaster = await findPostmaster(layoutOf(dataDirectory).cluster);
  if (!postmaster) throw new Error('the product has no database of its own');
  const client = new pg.Client({
    host: postmaster.socketDirectory,
    user: 'zampa',
    database: 'zampa',
  });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

async function startProcess(
  main: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      reject(new Error(`the product did not start: ${why}\n${output.join('')}`));
    };
    const timeout = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`not ready within ${READY_WITHIN_MS} ms`);
    }, READY_WITHIN_MS);
    child.once('exit', (code) => {
      clearTimeout(timeout);
      fail(`it ended with ${code}`);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(`${line}\n`);
      const address = READY.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timeout);
      resolve(address);
    });
  });
  return { process: child, url };
}

async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/**
 * Below the system's range of ephemeral ports, from which an outgoing connection could take the port before the
 * product listens.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000];

/** Returns a free port, which the product keeps across restarts. */
async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
