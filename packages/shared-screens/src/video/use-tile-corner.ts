import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { nearestCorner, nextCorner, type TileCorner } from './tile-corner.ts';

type Point = { readonly x: number; readonly y: number };

export type TilePlace = {
  readonly corner: TileCorner;
  /** Moves to the next corner, for whoever cannot drag. */
  readonly moveOn: () => void;
  /** For the element that is dragged. */
  readonly drag: {
    readonly style: CSSProperties | undefined;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
};

/** Keeps a small call in a corner of the screen, from where it can be dragged to another; `isTile`: it is small now. */
export function useTileCorner(isTile: boolean): TilePlace {
  const [corner, setCorner] = useState<TileCorner>('BOTTOM_RIGHT');
  const [moved, setMoved] = useState<Point | null>(null);
  const start = useRef<Point | null>(null);
  const drop = () => {
    start.current = null;
    setMoved(null);
  };
  return {
    corner,
    moveOn: () => setCorner(nextCorner),
    drag: {
      style: isTile && moved ? { transform: `translate(${moved.x}px, ${moved.y}px)` } : undefined,
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
        setMoved({ x: x - from.x, y: y - from.y });
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
