import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPlan } from '../bench/harness/plan.ts';
import { MACHINE_FILE, occasion, readKeptFixedWork, speedText } from '../bench/report/machine.ts';
import { reportFiles } from '../bench/report/report-files.ts';
import { run } from '../bench/run.ts';
import { buildAll } from './build.ts';
import { formatText } from './generated/generated-file.ts';
import { ROOT } from './run-command.ts';

// `npm run bench`: every figure beside the least that could do the work, taken in one run. One of everything writes
// `bench/results/performance.md`.
await buildAll();
const plan = readPlan(process.argv.slice(2));
const results = join(ROOT, 'bench', 'results');
const where = occasion();
console.log(speedText(where.fixedWork, await readKeptFixedWork(join(results, MACHINE_FILE))));
const { scenarios, failed, postgres } = await run(plan);
const files =
  plan.only.length === 0 ? reportFiles(scenarios, plan, { ...where, postgres, failed }) : [];
for (const { path, text } of files) {
  const file = join(results, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, path.endsWith('.md') ? await formatText(path, text) : text);
}
for (const { scenario, message } of failed) console.error(`${scenario.name} failed: ${message}`);
process.exit(failed.length > 0 ? 1 : 0);
