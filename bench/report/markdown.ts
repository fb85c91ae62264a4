import type { FailedScenario, Measured } from '../run.ts';
import type { Plan } from '../harness/plan.ts';
import type { Comparison, Figure, Result } from '../harness/result.ts';
import type { Ratio } from '../harness/statistics.ts';
import { planningText } from '../harness/planning.ts';
import { HOW_IT_IS_MEASURED, NOT_MEASURED } from './words.ts';
import type { Occasion } from './machine.ts';
import { growthOf, missesOf } from './verdict.ts';

const TOO_BUSY = 'machine too busy';

/** Writes the report of a run. @param charts file names of plots, beside the report */
export function reportOf(
  measured: readonly Measured[],
  plan: Plan,
  where: Occasion & { readonly postgres: string; readonly failed: readonly FailedScenario[] },
  charts: readonly { readonly title: string; readonly path: string }[],
): string {
  const kind = plan.isQuick
    ? 'A quick run (`npm run bench -- --quick`): facilities of one size and short samples, so that single figures swing. Other work may have shared the machine: the ratios say more than the milliseconds.'
    : `A full run (\`npm run bench -- --sizes=${plan.sizes.join(',')}\`).`;
  return `${[
    '# Performance',
    'Written by `npm run bench`; do not edit. Earlier measurements are in [figures.md](figures.md).',
    `${kind} ${where.date} UTC, commit ${where.commit}. ${where.cores} cores (${where.processor}), ${where.memoryGib} GiB, Node ${where.node}, PostgreSQL ${where.postgres}; load before it began ${where.load.toFixed(1)}; a fixed piece of work (\`bench/harness/machine-speed.ts\`) took ${where.fixedWork.toFixed(0)} ms.`,
    ...failedSection(where.failed),
    '## Missed targets',
    missesList(measured),
    ...charts.map(({ title, path }) => `![${title}](${path})`),
    ...measured.map(sectionOf),
    '## Not measured',
    NOT_MEASURED.map((line) => `- ${line}`).join('\n'),
    '## How it is measured',
    HOW_IT_IS_MEASURED,
  ].join('\n\n')}\n`;
}

const failedSection = (failed: readonly FailedScenario[]): readonly string[] =>
  failed.length === 0
    ? []
    : [
        '## Failed scenarios',
        failed.map(({ scenario, message }) => `- ${scenario.title}: ${message}`).join('\n'),
      ];

function missesList(measured: readonly Measured[]): string {
  const lines = measured.flatMap(({ scenario, results }) =>
    results.flatMap((result) =>
      missesOf(result, results).map((miss) => `- ${scenario.title}: ${miss}`),
    ),
  );
  return lines.length > 0 ? lines.join('\n') : 'Nothing.';
}

function sectionOf({ scenario, results }: Measured): string {
  const comparisons = results.filter((result) => result.kind === 'comparison');
  const figures = results.filter((result) => result.kind === 'figure');
  return [
    `## ${scenario.title}`,
    scenario.description,
    ...(comparisons.length > 0 ? [comparisonTable(comparisons, results)] : []),
    ...(figures.length > 0 ? [figureTable(figures)] : []),
  ].join('\n\n');
}

function comparisonTable(rows: readonly Comparison[], all: readonly Result[]): string {
  return table(
    [
      'what',
      'size',
      'ours: process + database',
      'bare',
      'ratio (least to most)',
      'growth',
      'p50, ours and bare',
      'a second at 16, ours and bare',
      'planning, of ours in the database',
      'bytes, ours and bare',
      'status',
    ],
    rows.map((row) => [
      row.title,
      row.size === null ? '' : row.size.toLocaleString('en'),
      `${row.ours.process.toFixed(2)} + ${row.ours.database.toFixed(2)} ms`,
      `${row.bare.process.toFixed(2)} + ${row.bare.database.toFixed(2)} ms`,
      row.isTooBusy ? `${TOO_BUSY} (${rangeOf(row.ratio)})` : rangeOf(row.ratio),
      growthOf(row, all)?.toFixed(2) ?? '',
      `${row.ours.p50.toFixed(1)} and ${row.bare.p50.toFixed(1)} ms`,
      `${row.ours.rate.toFixed(0)} and ${row.bare.rate.toFixed(0)}`,
      planningText(row.planning),
      `${row.bytes.ours.toLocaleString('en')} and ${row.bytes.bare.toLocaleString('en')}`,
      String(row.status),
    ]),
  );
}

function figureTable(rows: readonly Figure[]): string {
  return table(
    ['what', 'ours', 'bare', 'ratio (least to most)', 'aim', 'met'],
    rows.map(({ title, ours, bare, ratio, aim, isMet, isTooBusy }) => [
      title,
      ours,
      bare,
      ratio === null ? '' : isTooBusy ? `${TOO_BUSY} (${rangeOf(ratio)})` : rangeOf(ratio),
      aim,
      isMet === null || isTooBusy ? '' : isMet ? 'yes' : 'no',
    ]),
  );
}

const rangeOf = ({ middle, least, most }: Ratio) =>
  [middle, least, most].every(Number.isFinite)
    ? `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
    : 'the bare side takes less than a tick';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
