import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPlan } from '../bench/harness/plan.ts';
import { occasion } from '../bench/report/machine.ts';
import { reportFiles } from '../bench/report/report-files.ts';
import { run } from '../bench/run.ts';
import { buildAll } from './build-all.ts';
import { formatText } from './format-text.ts';
import { ROOT } from './root.ts';

// `npm run bench`: every figure beside the least that could do the work, taken in one run. One of everything writes
// `docs/performance.md`.
await buildAll();
const plan = readPlan(process.argv.slice(2));
const where = occasion();
const { scenarios, postgres } = await run(plan);
const files = plan.only.length === 0 ? reportFiles(scenarios, plan, { ...where, postgres }) : [];
for (const { path, text } of files) {
  const file = join(ROOT, 'docs', path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, path.endsWith('.md') ? await formatText(path, text) : text);
}
process.exit(0);
