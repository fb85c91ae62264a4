import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

type Command = { readonly path: string; readonly libraries: string };

export type TestRedis = {
  readonly url: string;
  /** Kills the process immediately, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address without data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** Where Redis is unpacked without root privileges. */
const UNPACKED = join(import.meta.dirname, '../../../node_modules/.cache/zampa/redis');

/** Returns a Redis server: one in `PATH`, or the one unpacked for the tests; `null` if none is installed. */
function findRedis(): Command | null {
  const { PATH = '' } = process.env;
  const onPath = PATH.split(delimiter)
    .map((directory) => join(directory, 'redis-server'))
    .find(canRun);
  if (onPath) return { path: onPath, libraries: '' };
  const unpacked = join(UNPACKED, 'root/usr/bin/redis-server');
  if (!canRun(unpacked)) return null;
  const directory = join(UNPACKED, 'root/usr/lib');
  const libraries = readdirSync(directory).map((name) => join(directory, name));
  return { path: unpacked, libraries: libraries.join(delimiter) };
}

/**
 * Ensures that there is a Redis server; gets one from the system's packages if necessary: installs it as root,
 * otherwise unpacks it into the checkout.
 *
 * @throws with instructions if that fails
 */
export function provideRedis(): void {
  if (findRedis()) return;
  try {
    if (process.getuid?.() === 0) install();
    else unpack();
  } catch (cause) {
    throw new Error('No Redis here, and none could be installed: install redis-server.', { cause });
  }
}

function install(): void {
  run('apt-get', ['update']);
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server']);
}

function unpack(): void {
  const [lists, cache] = [join(UNPACKED, 'lists'), join(UNPACKED, 'cache')];
  const packages = join(cache, 'archives');
  for (const directory of [lists, packages])
    mkdirSync(join(directory, 'partial'), { recursive: true });
  // The system's package lists and locks belong to root.
  const options = ['Debug::NoLocking=1', `Dir::State::Lists=${lists}`, `Dir::Cache=${cache}`];
  const own = options.flatMap((option) => ['--option', option]);
  run('apt-get', ['update', ...own]);
  run('apt-get', [
    'install',
    '--yes',
    '--no-install-recommends',
    '--download-only',
    ...own,
    'redis-server',
  ]);
  for (const name of readdirSync(packages).filter((file) => file.endsWith('.deb')))
    run('dpkg', ['--extract', join(packages, name), join(UNPACKED, 'root')]);
}

const run = (command: string, options: string[]) =>
  execFileSync(command, options, { stdio: 'inherit' });

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts a Redis server without persistence on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const command = findRedis();
  if (!command) throw new Error('no Redis server is here: `npm test` installs one');
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'zampa-redis-'));
  let server = await startServer(command, port, directory);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async restart() {
      await kill();
      server = await startServer(command, port, directory);
    },
    async stop() {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function startServer({ path, libraries }: Command, port: number, directory: string) {
  const noPersistence = ['--save', '', '--appendonly', 'no'];
  const server = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, ...noPersistence],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    },
  );
  let output = '';
  for await (const part of server.stdout) {
    output += String(part);
    if (output.includes('Ready to accept connections')) break;
  }
  if (server.exitCode !== null) throw new Error(`Redis did not start: ${output}`);
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
