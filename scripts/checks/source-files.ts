import { glob } from 'node:fs/promises';

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
