import type { Comparison, Result } from '../harness/result.ts';

/** CPU of our process and of the database's together. */
export const costOf = ({ ours }: Comparison): number => ours.process + ours.database;

/** Returns how many times the smallest size's cost a result is; `null` where it is itself the smallest. */
export function growthOf(result: Comparison, all: readonly Result[]): number | null {
  const smallest = all.find((other) => other.kind === 'comparison' && other.title === result.title);
  if (smallest?.kind !== 'comparison' || smallest === result) return null;
  return costOf(result) / costOf(smallest);
}

/** Says what misses its aim, in words; an empty list where nothing does. What was too noisy is neither. */
export function missesOf(result: Result, all: readonly Result[]): readonly string[] {
  if (result.isTooBusy) return [];
  if (result.kind === 'figure')
    return result.isMet === false
      ? [`${result.title}: ${formatFigure(result)} (aim: ${result.aim})`]
      : [];
  const { aims, ratio, title, size } = result;
  const name = size === null ? title : `${title}, ${size.toLocaleString('en')}`;
  const growth = growthOf(result, all);
  const rate = result.ours.rate / result.bare.rate;
  return [
    ...(aims.ratio !== undefined && ratio.middle > aims.ratio
      ? [`${name}: ${ratio.middle.toFixed(2)} × bare (aim: ≤ ${aims.ratio})`]
      : []),
    ...(aims.growth !== undefined && growth !== null && growth > aims.growth
      ? [`${name}: growth ${growth.toFixed(2)} (aim: ≤ ${aims.growth})`]
      : []),
    ...(aims.rate !== undefined && rate < aims.rate
      ? [`${name}: ${rate.toFixed(2)} × the requests a second of bare (aim: ≥ ${aims.rate})`]
      : []),
  ];
}

const formatFigure = ({ ours, ratio }: Extract<Result, { kind: 'figure' }>) =>
  ratio === null ? ours : `${ours}, ${ratio.middle.toFixed(2)} ×`;
