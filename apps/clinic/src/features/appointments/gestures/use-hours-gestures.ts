import { MINUTE_MS } from '@zampa/domain/time/durations';
import type { RefObject } from 'react';
import { computeDraft, type Draft, type Edge, floorToQuarter, type Gesture } from './gestures.ts';
import { hourPointAt } from './grid-points.ts';
import type { HoursGridProps } from '../grid/grid-props.ts';
import { dropEntry } from './drop-entry.ts';
import { findEntryOf } from './find-entry-of.ts';
import { stepInHours } from './grid-steps.ts';
import { isEmptyPlace } from './track-pointer.ts';
import { spanOnDay } from '../calendar/member-days.ts';
import { useGridGestures } from './use-grid-gestures.ts';
import { useOutsideDrop } from './use-outside-drop.ts';
import { wallAt } from '@zampa/domain/time/wall-day';

/** Gestures in the hours: select a range, move and resize entries, drop a visit. Returns the draft in progress. */
export function useHoursGestures(
  root: RefObject<HTMLElement | null>,
  props: HoursGridProps,
): Draft | null {
  const { columns, visibleHours, entries } = props;
  const pointAt = (x: number, y: number) => hourPointAt(root.current, visibleHours, x, y);
  const placeOf = ({ column, start }: Pick<Draft, 'column' | 'start'>, minutes: number | null) => ({
    start,
    minutes,
    memberId: columns[column]?.member?.id ?? null,
  });
  const [draft, onDraft] = useGridGestures(root, {
    pointAt,
    draftOf: (gesture, point) => computeDraft(gesture, point, columns, visibleHours),
    step: (point, direction) => stepInHours(point, direction, columns.length),
    gestureAt(target, from): Gesture | null {
      const entry = findEntryOf(target, entries);
      if (!entry) return isEmptyPlace(target) ? { how: 'select', from } : null;
      if (!entry.movable) return null;
      const edge = edgeOf(target);
      return edge ? { how: 'resize', entry, from, edge } : { how: 'move', entry, from };
    },
    gestureOf(control, how): Gesture | null {
      const entry = findEntryOf(control, entries);
      const column = Number(control.closest('[data-column]')?.getAttribute('data-column'));
      const { day } = columns[column] ?? {};
      if (!entry?.movable || day === undefined) return null;
      const span = spanOnDay(entry, day);
      return how === 'move'
        ? { how, entry, from: { column, minute: span.from } }
        : { how, entry, from: { column, minute: span.to }, edge: 'end' };
    },
    onDrop(dropped) {
      if (dropped.entry) return dropEntry(dropped, columns[dropped.column]?.member?.id, props);
      const minutes = (+dropped.end - +dropped.start) / MINUTE_MS;
      props.onSelectTime(placeOf(dropped, minutes));
    },
    onPress({ column, minute }) {
      const { day } = columns[column] ?? {};
      if (day === undefined) return;
      const start = wallAt(day, floorToQuarter(minute));
      props.onSelectTime(placeOf({ column, start }, null));
    },
  });
  useOutsideDrop(root, {
    dragged: props.dragged,
    pointAt,
    dayOf: (column) => columns[column]?.day,
    onDraft,
    onDrop: (dropped) => props.onDropVisit(placeOf(dropped, null)),
  });
  return draft;
}

function edgeOf(target: Element): Edge | null {
  const edge = target.closest('[data-edge]')?.getAttribute('data-edge');
  return edge === 'start' || edge === 'end' ? edge : null;
}
