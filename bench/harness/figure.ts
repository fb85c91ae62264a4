import type { Figure } from './result.ts';
import { type Rounds, takeInTurn, type Take } from './rounds.ts';
import { isTooBusy, median, ratioOf } from './statistics.ts';

type Told = {
  readonly title: string;
  readonly unit: string;
  readonly digits?: number;
  readonly aim: Aim;
};
type Beside = Told & {
  readonly rounds: number;
  readonly ours: Take<number>;
  readonly bare: Take<number>;
};

/**
 * The limit of a figure: the maximum ratio, the minimum ratio where more is better, the maximum distance from 1, or the
 * maximum of our value alone. `null` for a figure without an aim.
 */
type Aim =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  | { readonly within: number }
  | { readonly oursAtMost: number }
  | null;

/** Measures one number of both sides in turn, and says how many times the bare side's ours is. */
export async function figureBeside(beside: Beside): Promise<Figure> {
  const { ours, bare, rounds, ...figure } = beside;
  return figureOf(figure, await takeInTurn(ours, bare, rounds));
}

/** The same of a number that each side can tell once only. */
export const figureOnce = ({ ours, bare, ...figure }: Told & Record<'ours' | 'bare', number>) =>
  figureOf(figure, { ours: [ours], bare: [bare] });

function figureOf({ title, unit, aim, digits = 1 }: Told, taken: Rounds<number>): Figure {
  const ratio = ratioOf(taken.ours, taken.bare);
  const text = (values: readonly number[]) => `${median(values).toFixed(digits)} ${unit}`;
  console.log(`  ${title}: ${text(taken.ours)}, ${ratio.middle.toFixed(2)} × bare`);
  return {
    kind: 'figure',
    title,
    ours: text(taken.ours),
    bare: text(taken.bare),
    ratio,
    ...judge(aim, ratio.middle, median(taken.ours), unit),
    isTooBusy: isTooBusy(taken.bare),
  };
}

function judge(aim: Aim, ratio: number, ours: number, unit: string): Pick<Figure, 'aim' | 'isMet'> {
  if (aim === null) return { aim: '', isMet: null };
  if ('atMost' in aim) return { aim: `≤ ${aim.atMost} ×`, isMet: ratio <= aim.atMost };
  if ('atLeast' in aim) return { aim: `≥ ${aim.atLeast} ×`, isMet: ratio >= aim.atLeast };
  if ('oursAtMost' in aim)
    return { aim: `≤ ${aim.oursAtMost} ${unit}`, isMet: ours <= aim.oursAtMost };
  const [least, most] = [1 - aim.within, 1 + aim.within].map((bound) => bound.toFixed(2));
  return { aim: `${least} to ${most} ×`, isMet: Math.abs(ratio - 1) <= aim.within };
}

/** A figure without a counterpart. @param isMet `null` for a figure without an aim */
export function figureAlone(
  title: string,
  ours: string,
  aim = '',
  isMet: boolean | null = null,
): Figure {
  console.log(`  ${title}: ${ours}`);
  return { kind: 'figure', title, ours, bare: '', ratio: null, aim, isMet, isTooBusy: false };
}
