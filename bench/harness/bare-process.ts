import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The bare server, in a process of its own. */
export type Bare = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/** Starts the bare server on a database; it stops with the benchmark. */
export async function startBare(databaseUrl: string): Promise<Bare> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bare/server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exit.then(([code]) => Promise.reject(new Error(`the bare server ended with ${code}`))),
  ])) as [string];
  return {
    url: `http://127.0.0.1:${/\d+$/.exec(line)?.[0]}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await exit;
    },
  };
}
