import type { RefObject } from 'react';
import { dropEntry } from '../gestures/drop-entry.ts';
import { findEntryOf } from '../gestures/find-entry-of.ts';
import { computeMonthDraft, type Draft, type Gesture } from '../gestures/gestures.ts';
import { dayPointAt } from '../gestures/grid-points.ts';
import type { CalendarGridProps } from '../grid/grid-props.ts';
import { stepInMonth } from '../gestures/grid-steps.ts';
import { useGridGestures } from '../gestures/use-grid-gestures.ts';
import { useOutsideDrop } from '../gestures/use-outside-drop.ts';
import { wallDay } from '@zampa/domain/time/wall-day';
import { openingMinute } from '../grid/working-time.ts';

/** Gestures in the month: move entries by days, drop a visit, open a day. Returns the draft in progress. */
export function useMonthGestures(
  root: RefObject<HTMLElement | null>,
  days: readonly string[],
  props: CalendarGridProps,
): Draft | null {
  const { entries, dragged, offHoursOn, onDay, onDropVisit } = props;
  const pointAt = (x: number, y: number) => dayPointAt(root.current, x, y);
  const [draft, onDraft] = useGridGestures(root, {
    pointAt,
    draftOf: computeMonthDraft,
    step: (point, direction) => stepInMonth(point, direction, days.length),
    gestureAt(target, from): Gesture | null {
      const entry = findEntryOf(target, entries);
      return entry?.movable ? { how: 'move', entry, from } : null;
    },
    gestureOf(control): Gesture | null {
      const entry = findEntryOf(control, entries);
      if (!entry?.movable) return null;
      const column = Math.max(0, days.indexOf(wallDay(entry.start)));
      return { how: 'move', entry, from: { column, minute: 0 } };
    },
    onDrop: (dropped) => dropEntry(dropped, undefined, props),
    onPress({ column }) {
      const { [column]: day } = days;
      if (day !== undefined) onDay(day);
    },
  });
  useOutsideDrop(root, {
    dragged,
    pointAt(x, y) {
      const point = pointAt(x, y);
      const day = point && days[point.column];
      if (!point || day === undefined || day === null) return null;
      return { ...point, minute: openingMinute(offHoursOn(day, null)) };
    },
    dayOf: (column) => days[column],
    onDraft,
    onDrop: ({ start }) => onDropVisit({ start, minutes: null, memberId: null }),
  });
  return draft;
}
