import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedFiles } from './generated/all.ts';
import { ROOT } from './run-command.ts';

// `npm run generate` writes all generated files; the check `generated files` finds stale ones.
for await (const { path, text } of generatedFiles(ROOT)) {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
