import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The file that `npm start` runs. */
const MAIN = join(import.meta.dirname, '../../dist/start.js');
const READY = /Zampa is ready: (\S+)/;

export type ServerProcess = {
  readonly address: string;
  readonly pid: number;
  /** Kills the process like a power failure. */
  kill(): Promise<void>;
  /** Asks the process to stop, and waits until it has exited. */
  stop(): Promise<void>;
  /** The exit code, or null while it is running. */
  readonly code: () => number | null;
  /** Everything printed to stdout and stderr so far. */
  readonly output: () => string;
};

type Started = { readonly child: ChildProcess; readonly output: () => string };

function spawnServer(environment: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
    });
  return { child, output: () => output };
}

/** Starts the real server in a separate process, and waits until it is ready. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { child, output } = spawnServer(environment);
  const exited = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const [, address] = READY.exec(output()) ?? [];
    if (address) ready.resolve(address.replace('localhost', '127.0.0.1'));
  });
  void exited.then(() => ready.reject(new Error(`the server did not start:\n${output()}`)));
  const stopWithSignal = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    address: await ready.promise,
    pid: child.pid ?? 0,
    code: () => child.exitCode,
    output,
    kill: () => stopWithSignal('SIGKILL'),
    stop: () => stopWithSignal('SIGTERM'),
  };
}

/** Starts a server that refuses to start. Returns its exit code and output. */
export async function runFailingStart(environment: Readonly<Record<string, string>>) {
  const { child, output } = spawnServer(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}
