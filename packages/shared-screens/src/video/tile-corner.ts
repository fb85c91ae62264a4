/** Corners for the call tile, clockwise. */
export const TILE_CORNERS = ['BOTTOM_RIGHT', 'BOTTOM_LEFT', 'TOP_LEFT', 'TOP_RIGHT'] as const;
export type TileCorner = (typeof TILE_CORNERS)[number];

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** Returns the corner nearest to a point of a window, in px from the top left. */
export function nearestCorner({ x, y }: Point, { width, height }: Size): TileCorner {
  const isLeft = x < width / 2;
  if (y < height / 2) return isLeft ? 'TOP_LEFT' : 'TOP_RIGHT';
  return isLeft ? 'BOTTOM_LEFT' : 'BOTTOM_RIGHT';
}

/** Returns the next corner, clockwise. */
export function nextCorner(corner: TileCorner): TileCorner {
  const next = TILE_CORNERS.indexOf(corner) + 1;
  return TILE_CORNERS[next % TILE_CORNERS.length] ?? corner;
}
