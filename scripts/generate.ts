import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedFiles } from './generated/all.ts';
import { ROOT } from './root.ts';

// `npm run generate`: writes what is made from other files; a check finds what is older than they are.
for await (const { path, text } of generatedFiles(ROOT)) await writeFile(join(ROOT, path), text);
