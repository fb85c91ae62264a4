import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** As `npm start` runs it. */
const MAIN = join(import.meta.dirname, '../../dist/start.js');
const READY = /Zampa is ready: (\S+)/;

export type ServerProcess = {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** The code with which it ended. */
  readonly code: () => number | null;
  /** What it has said so far. */
  readonly output: () => string;
};

type Started = { readonly child: ChildProcess; readonly output: () => string };

function start(environment: Readonly<Record<string, string>>): Started {
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

/** The real server in a process of its own. */
export async function startServer(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { child, output } = start(environment);
  const exited = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  child.stdout?.on('data', () => {
    const [, address] = READY.exec(output()) ?? [];
    if (address) ready.resolve(address.replace('localhost', '127.0.0.1'));
  });
  void exited.then(() => ready.reject(new Error(`the server did not start:\n${output()}`)));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    address: await ready.promise,
    pid: child.pid ?? 0,
    code: () => child.exitCode,
    output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** What a server says that does not start, and with which code it leaves. */
export async function refusedStart(environment: Readonly<Record<string, string>>) {
  const { child, output } = start(environment);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output() };
}
