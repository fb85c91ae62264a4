import type { WeeklySpan } from '@zampa/domain/timetables/weekly-hours';
import { type PointerEvent, useState } from 'react';
import type { WeekEditorProps } from './week.ts';
import { dragged, type Hold, snapped } from './week-drag.ts';

type Dragging = {
  readonly hold: Hold;
  readonly at: number;
  /** Nothing changes until the pointer has left the place where it went down. */
  readonly moved: boolean;
};

/** Returns where in its day's column a pointer is. */
export function minuteAt({ clientY }: { clientY: number }, column: Element): number {
  const { top, height } = column.getBoundingClientRect();
  return snapped((clientY - top) / height);
}

/** Follows drawing, stretching and moving spans: the hours as they look meanwhile, kept when the pointer is let go. */
export function useWeekDrag({ spans, onChange }: WeekEditorProps) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const shown: readonly WeeklySpan[] = dragging?.moved
    ? dragged(spans, dragging.hold, dragging.at)
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
