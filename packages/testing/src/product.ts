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
const READY_WITHIN_MS = 60_000;

export type ProductOptions = {
  /** Settings beside those that every test product has. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What runs: the sources, unless what was built from them is asked for. */
  readonly from?: keyof typeof MAINS;
};

/** The whole product in a process of its own, with its embedded database. */
export type Product = {
  readonly url: string;
  readonly dataDirectory: string;
  /** The number of the server's process; another one after a restart. */
  readonly pid: number;
  /** Does one thing to the product's database, for what no call brings about. */
  inDatabase<Result>(act: (client: pg.Client) => Promise<Result>): Promise<Result>;
  /** Ends the process at once, as a power cut or `kill -9` does; its database server may live on. */
  kill(): Promise<void>;
  /** Stops it cleanly, with its database, and keeps its data. */
  halt(): Promise<void>;
  /** Starts it again on the same data and the same address, with other settings where they are said. */
  restart(changed?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it cleanly and removes its data. */
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
  let running = await start(MAINS[from], settings);
  return {
    url: running.url,
    dataDirectory,
    get pid() {
      return running.process.pid ?? 0;
    },
    inDatabase: (act) => inDatabaseOf(dataDirectory, act),
    kill: () => end(running.process, 'SIGKILL'),
    halt: () => end(running.process, 'SIGTERM'),
    restart: async (changed = {}) => {
      running = await start(MAINS[from], { ...settings, ...changed });
    },
    stop: async () => {
      await end(running.process, 'SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function inDatabaseOf<Result>(
  dataDirectory: string,
  act: (client: pg.Client) => Promise<Result>,
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
    return await act(client);
  } finally {
    await client.end();
  }
}

async function start(
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
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`not ready within ${READY_WITHIN_MS} ms`);
    }, READY_WITHIN_MS);
    child.once('exit', (code) => {
      clearTimeout(patience);
      fail(`it ended with ${code}`);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(`${line}\n`);
      const address = READY.exec(line)?.[1];
      if (!address) return;
      clearTimeout(patience);
      resolve(address);
    });
  });
  return { process: child, url };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/**
 * Below those that the system gives to connections on their way out: one of these could take the port before the product
 * listens.
 */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000];

/** Kept for the product's whole life, so that a restart is found where it was. */
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
