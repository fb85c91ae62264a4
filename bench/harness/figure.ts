import type { Figure } from './result.ts';
import { takeInTurn, type Take } from './rounds.ts';
import { isTooBusy, median, ratioOf } from './statistics.ts';

type Beside = {
  readonly title: string;
  readonly ours: Take<number>;
  readonly bare: Take<number>;
  readonly unit: string;
  readonly digits?: number;
  /** The most that the ratio may be, or the least where more is better; `null` where it is only told. */
  readonly aim: { readonly atMost: number } | { readonly atLeast: number } | null;
};

/** Measures one number of both sides in turn, and says how many times the bare side's ours is. */
export async function figureBeside(beside: Beside): Promise<Figure> {
  const { title, unit, aim, digits = 1 } = beside;
  const taken = await takeInTurn(beside.ours, beside.bare);
  const ratio = ratioOf(taken.ours, taken.bare);
  const text = (values: readonly number[]) => `${median(values).toFixed(digits)} ${unit}`;
  console.log(`  ${title}: ${text(taken.ours)}, ${ratio.middle.toFixed(2)} × bare`);
  return {
    kind: 'figure',
    title,
    ours: text(taken.ours),
    bare: text(taken.bare),
    ratio,
    aim: aim === null ? '' : 'atMost' in aim ? `≤ ${aim.atMost} ×` : `≥ ${aim.atLeast} ×`,
    isMet:
      aim === null
        ? null
        : 'atMost' in aim
          ? ratio.middle <= aim.atMost
          : ratio.middle >= aim.atLeast,
    isTooBusy: isTooBusy(taken.bare),
  };
}

/** A figure that stands by itself. @param isMet `null` where it is only told */
export function figureAlone(
  title: string,
  ours: string,
  aim = '',
  isMet: boolean | null = null,
): Figure {
  console.log(`  ${title}: ${ours}`);
  return { kind: 'figure', title, ours, bare: '', ratio: null, aim, isMet, isTooBusy: false };
}
