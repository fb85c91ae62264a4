import { glob } from 'node:fs/promises';
import { runCommand } from '../run-command.ts';

/** Something that must hold for the checkout. */
export type Check = {
  name: string;
  /** Returns a readable description of the problems in the checkout at `root`, or `null` if it has no problems. */
  run(root: string): Promise<string | null>;
};

const LEFT_OUT = ['node_modules', 'dist', '.cache', 'data', 'test-results', '.git'];

/** Our own files whose path matches, relative to the checkout, in a stable order. */
export async function sourceFiles(root: string, pattern: RegExp): Promise<string[]> {
  const files: string[] = [];
  const entries = glob('**/*', {
    cwd: root,
    withFileTypes: false,
    exclude: (path) => LEFT_OUT.includes(path.split('/').at(-1) ?? ''),
  });
  for await (const file of entries) if (pattern.test(file)) files.push(file);
  return files.toSorted();
}

/** A check that a tool makes: what it says is wrong when it fails. */
export function tool(command: string, options: readonly string[]): Check['run'] {
  return async (root) => {
    const { ok, output } = await runCommand(command, options, root);
    return ok ? null : output;
  };
}
