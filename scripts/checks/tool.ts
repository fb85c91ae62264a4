import { runCommand } from '../run-command.ts';
import type { Check } from './check.ts';

/** A check that a tool makes: what it says is wrong when it fails. */
export function tool(command: string, options: readonly string[]): Check['run'] {
  return async (root) => {
    const { ok, output } = await runCommand(command, options, root);
    return ok ? null : output;
  };
}
