import { type RefObject, useEffect, useEffectEvent } from 'react';
import { computeDropDraft, type Draft, type GridPoint } from './gestures.ts';
import type { GridEntry } from '../grid/grid-entries.ts';

export type OutsideDrop = {
  /** The entry that is being dragged in; null if none is. */
  readonly dragged: GridEntry | null;
  readonly pointAt: (x: number, y: number) => GridPoint | null;
  /** Returns the day of a column. */
  readonly dayOf: (column: number) => string | undefined;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onDrop: (draft: Draft) => void;
};

/** Lets something that is dragged outside of the grid be dropped onto it. */
export function useOutsideDrop(root: RefObject<HTMLElement | null>, model: OutsideDrop): void {
  const draftAt = useEffectEvent(({ clientX, clientY }: DragEvent): Draft | null => {
    const { dragged, pointAt, dayOf } = model;
    const point = dragged && pointAt(clientX, clientY);
    const day = point && dayOf(point.column);
    return dragged && point && day ? computeDropDraft(dragged, point, day) : null;
  });
  const show = useEffectEvent((draft: Draft | null) => model.onDraft(draft));
  const drop = useEffectEvent((draft: Draft) => model.onDrop(draft));
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent) => {
      const draft = draftAt(event);
      // Without this the browser refuses the drop.
      if (draft) event.preventDefault();
      show(draft);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) show(null);
    };
    const onDrop = (event: DragEvent) => {
      const draft = draftAt(event);
      if (!draft) return;
      event.preventDefault();
      show(null);
      drop(draft);
    };
    current.addEventListener('dragover', onOver, { signal });
    current.addEventListener('dragleave', onLeave, { signal });
    current.addEventListener('drop', onDrop, { signal });
    return () => listening.abort();
  }, [root]);
}
