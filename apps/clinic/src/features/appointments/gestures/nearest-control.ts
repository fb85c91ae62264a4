export type Direction = 'up' | 'down' | 'left' | 'right';

export type Rectangle = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Returns the direction of an arrow key; null for another key. */
export const directionOf = (key: string): Direction | null => ARROWS[key] ?? null;

/** How much more a sideways deviation counts than the distance in the direction. */
const DEVIATION = 3;

/** Returns the index of the rectangle nearest to one in a direction; -1 if nothing is there. */
export function findNearest(
  from: Rectangle,
  all: readonly Rectangle[],
  direction: Direction,
): number {
  const isVertical = direction === 'up' || direction === 'down';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const costs = all.map((each) => {
    const [x, y] = [each.left - from.left, each.top - from.top];
    const [along, across] = isVertical ? [y * sign, x] : [x * sign, y];
    return along > 1 ? along + Math.abs(across) * DEVIATION : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}
