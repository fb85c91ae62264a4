import type { Draft, Gesture, GridPoint } from './gestures.ts';
import { type Direction, directionOf, findNearest } from './nearest-control.ts';

/** How a grid answers keys pressed on an entry. */
export type KeyModel = {
  /** Returns the gesture that Alt and an arrow begin on an entry; null if it cannot be moved. */
  readonly gestureOf: (control: Element, how: 'move' | 'resize') => Gesture | null;
  /** Returns the next point in a direction; the same point at an edge. */
  readonly step: (point: GridPoint, direction: Direction) => GridPoint;
  readonly draftOf: (gesture: Gesture, point: GridPoint) => Draft | null;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onDrop: (draft: Draft) => void;
};

type Held = { readonly gesture: Gesture; readonly point: GridPoint };

const ENTRIES = '[data-key]';

/**
 * Lets arrow keys go from entry to entry. Alt and an arrow move an entry, with Shift its end; further arrows continue,
 * Enter keeps the new time and Escape or leaving the entry cancels.
 *
 * @param readModel returns how the grid answers as it is rendered now
 * @returns a function that stops tracking
 */
export function trackKeys(element: HTMLElement, readModel: () => KeyModel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let held: Held | null = null;

  const hold = (next: Held | null) => {
    held = next;
    const { onDraft, draftOf } = readModel();
    onDraft(next && draftOf(next.gesture, next.point));
    // Once it is rendered.
    if (next) requestAnimationFrame(() => showDraft(element));
  };
  const drop = ({ gesture, point }: Held) => {
    const { draftOf, onDrop } = readModel();
    const draft = draftOf(gesture, point);
    hold(null);
    if (draft) onDrop(draft);
  };
  /** Returns whether the key was used. */
  const press = (control: Element, event: KeyboardEvent): boolean => {
    const direction = directionOf(event.key);
    if (direction && (held || event.altKey)) {
      const how = event.shiftKey ? 'resize' : 'move';
      const gesture = held?.gesture ?? readModel().gestureOf(control, how);
      if (!gesture) return false;
      const point = held?.point ?? gesture.from;
      hold({ gesture, point: readModel().step(point, direction) });
      return true;
    }
    if (held && (event.key === 'Enter' || event.key === ' ')) drop(held);
    else if (held && event.key === 'Escape') hold(null);
    else if (direction && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      focusNearest(element, control, direction);
    else return false;
    return true;
  };

  const onKey = (event: KeyboardEvent) => {
    const control = event.target instanceof Element && event.target.closest(ENTRIES);
    if (!control || !press(control, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const cancel = () => {
    if (held) hold(null);
  };
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('focusout', cancel, { signal });
  return () => {
    cancel();
    listening.abort();
  };
}

const showDraft = (root: Element) =>
  root
    .querySelector('.calendar-draft, [data-target]')
    ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Moves the focus to the nearest entry in a direction. */
function focusNearest(root: Element, from: Element, direction: Direction): void {
  const entries = [...root.querySelectorAll<HTMLElement>(ENTRIES)].filter((each) => each !== from);
  const boxes = entries.map((each) => each.getBoundingClientRect());
  entries[findNearest(from.getBoundingClientRect(), boxes, direction)]?.focus();
}
