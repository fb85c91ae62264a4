import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** The checkout. */
export const ROOT = resolve(import.meta.dirname, '..');

export type Outcome = { ok: boolean; output: string };

const BIN = join(ROOT, 'node_modules', '.bin');

/** Our Node and the tools that npm installed come before those of the machine. */
const environment = () => ({ ...process.env, PATH: `${BIN}:${process.env['PATH'] ?? ''}` });

/** Runs a tool of the checkout in `directory`, with `more` in its environment, and keeps what it says. */
export async function runCommand(
  command: string,
  options: readonly string[],
  directory = ROOT,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const child = spawn(command, options, {
    cwd: directory,
    env: { ...environment(), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, output: (await output).join('').trim() };
}

/** Runs a tool of the checkout and streams its output to the terminal. */
export async function showCommand(
  command: string,
  options: readonly string[],
  directory = ROOT,
): Promise<boolean> {
  const child = spawn(command, options, { cwd: directory, env: environment(), stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
