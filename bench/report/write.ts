import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '../harness/plan.ts';
import type { Measured } from '../run.ts';
import { type Bar, barChart } from './bar-chart.ts';
import type { Occasion } from './machine.ts';
import { reportOf } from './markdown.ts';
import { growthOf } from './verdict.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const DIRECTORY = 'performance';

/** Writes `docs/performance.md` and its plots. */
export async function writeReport(
  measured: readonly Measured[],
  plan: Plan,
  where: Occasion & { readonly postgres: string },
): Promise<void> {
  const charts = [
    { title: 'CPU of a request, how many times bare', file: 'ratios.svg', bars: ratios(measured) },
    {
      title: 'CPU of a request, how many times that of the smallest facility',
      file: 'growth.svg',
      bars: growths(measured),
    },
  ].filter(({ bars }) => bars.length > 0);
  await mkdir(join(DOCS, DIRECTORY), { recursive: true });
  for (const { title, file, bars } of charts)
    await writeFile(join(DOCS, DIRECTORY, file), barChart(title, bars));
  const named = charts.map(({ title, file }) => ({ title, path: `${DIRECTORY}/${file}` }));
  await writeFile(join(DOCS, 'performance.md'), reportOf(measured, plan, where, named));
}

const comparisonsOf = (measured: readonly Measured[]) =>
  measured.flatMap(({ results }) =>
    results.flatMap((result) => (result.kind === 'comparison' ? [{ result, results }] : [])),
  );

const labelOf = ({ title, size }: { readonly title: string; readonly size: number | null }) =>
  size === null ? title : `${title}, ${size.toLocaleString('en')}`;

const ratios = (measured: readonly Measured[]): readonly Bar[] =>
  comparisonsOf(measured).map(({ result }) => ({
    label: labelOf(result),
    value: result.ratio.middle,
    aim: result.aims.ratio ?? null,
  }));

const growths = (measured: readonly Measured[]): readonly Bar[] =>
  comparisonsOf(measured).flatMap(({ result, results }) => {
    const value = growthOf(result, results);
    if (value === null) return [];
    return [{ label: labelOf(result), value, aim: result.aims.growth ?? null }];
  });
