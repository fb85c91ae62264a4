import { readPlan } from '../bench/harness/plan.ts';
import { occasion } from '../bench/report/machine.ts';
import { writeReport } from '../bench/report/write.ts';
import { run } from '../bench/run.ts';

// `npm run bench`: every figure beside the least that could do the work, taken in one run. One of everything writes
// `docs/performance.md`.
const plan = readPlan(process.argv.slice(2));
const where = occasion();
const measured = await run(plan);
if (plan.only.length === 0)
  await writeReport(measured.scenarios, plan, { ...where, postgres: measured.postgres });
process.exit(0);
