import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { type PointerEvent, useState } from 'react';
import type { WeekEditorProps } from './week.ts';
import { spansAfterDrag, type Hold, snapToGrid } from './week-drag.ts';

type Dragging = {
  readonly hold: Hold;
  readonly at: number;
  /** Nothing changes before the pointer has moved. */
  readonly moved: boolean;
};

/** Returns the minute of the day at the pointer's position in a column, snapped to the grid. */
export function minuteAt({ clientY }: { clientY: number }, column: Element): number {
  const { top, height } = column.getBoundingClientRect();
  return snapToGrid((clientY - top) / height);
}

/**
 * Tracks drawing, resizing and moving of spans, and returns the hours as they look during the drag. They are saved on
 * release.
 */
export function useWeekDrag({ spans, onChange }: WeekEditorProps) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const shown: readonly WeeklySpan[] = dragging?.moved
    ? spansAfterDrag(spans, dragging.hold, dragging.at)
    : spans;

  const take = (event: PointerEvent, column: Element, hold: Hold) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    event.stopPropagation();
    column.setPointerCapture(event.pointerId);
    setDragging({ hold, at: minuteAt(event, column), moved: false });
  };
  const column = {
    onPointerMove: (event: PointerEvent) => {
      if (!dragging) return;
      const at = minuteAt(event, event.currentTarget);
      if (at !== dragging.at) setDragging({ ...dragging, at, moved: true });
    },
    onPointerUp: () => {
      if (dragging?.moved) onChange(shown);
      setDragging(null);
    },
    onPointerCancel: () => setDragging(null),
  };
  return { shown, take, column };
}
