import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { nearestCorner, nextCorner, type TileCorner } from './tile-corner.ts';

type Point = { readonly x: number; readonly y: number };

export type TileCornerControl = {
  readonly corner: TileCorner;
  /** Moves to the next corner: the alternative to dragging. */
  readonly moveToNextCorner: () => void;
  /** Props for the dragged element. */
  readonly drag: {
    readonly style: CSSProperties | undefined;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
};

/** Keeps the call tile in a corner of the screen and lets the user drag it to another. Inactive unless `isTile`. */
export function useTileCorner(isTile: boolean): TileCornerControl {
  const [corner, setCorner] = useState<TileCorner>('BOTTOM_RIGHT');
  const [offset, setOffset] = useState<Point | null>(null);
  const start = useRef<Point | null>(null);
  const drop = () => {
    start.current = null;
    setOffset(null);
  };
  return {
    corner,
    moveToNextCorner: () => setCorner(nextCorner),
    drag: {
      style:
        isTile && offset ? { transform: `translate(${offset.x}px, ${offset.y}px)` } : undefined,
      onPointerDown(event) {
        const isButton = event.target instanceof Element && event.target.closest('button');
        if (!isTile || isButton) return;
        start.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        const from = start.current;
        if (!from) return;
        const { x, y } = pointOf(event);
        setOffset({ x: x - from.x, y: y - from.y });
      },
      onPointerUp(event) {
        if (!start.current) return;
        const { innerWidth: width, innerHeight: height } = window;
        setCorner(nearestCorner(pointOf(event), { width, height }));
        drop();
      },
      onPointerCancel: drop,
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
