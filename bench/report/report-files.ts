import type { Plan } from '../harness/plan.ts';
import type { FailedScenario, Measured } from '../run.ts';
import { type Bar, barChart } from './bar-chart.ts';
import { MACHINE_FILE, type Occasion } from './machine.ts';
import { reportOf } from './markdown.ts';
import { growthOf } from './verdict.ts';

type ReportFile = { readonly path: string; readonly text: string };

/** Writes `performance.md` and its charts, with paths relative to `bench/results`. */
export function reportFiles(
  measured: readonly Measured[],
  plan: Plan,
  where: Occasion & { readonly postgres: string; readonly failed: readonly FailedScenario[] },
): readonly ReportFile[] {
  const charts = [
    { title: 'CPU of a request, how many times bare', file: 'ratios.svg', bars: ratios(measured) },
    {
      title: 'CPU of a request, how many times that of the smallest facility',
      file: 'growth.svg',
      bars: growths(measured),
    },
  ]
    // Of one size nothing grows.
    .filter(({ bars }) => bars.length > 0)
    .map(({ title, file, bars }) => ({ title, path: file, bars }));
  return [
    { path: 'performance.md', text: reportOf(measured, plan, where, charts) },
    ...charts.map(({ title, path, bars }) => ({ path, text: barChart(title, bars) })),
    { path: MACHINE_FILE, text: `${JSON.stringify({ fixedWork: where.fixedWork })}\n` },
  ];
}

const comparisonsOf = (measured: readonly Measured[]) =>
  measured.flatMap(({ results }) =>
    results.flatMap((result) => (result.kind === 'comparison' ? [{ result, results }] : [])),
  );

const labelOf = ({ title, size }: { readonly title: string; readonly size: number | null }) =>
  size === null ? title : `${title}, ${size.toLocaleString('en')}`;

const ratios = (measured: readonly Measured[]): readonly Bar[] =>
  comparisonsOf(measured)
    // A bare side that takes less than a tick has no ratio.
    .filter(({ result }) => Number.isFinite(result.ratio.middle))
    .map(({ result }) => ({
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
