import { type AutoScroll, createAutoScroll } from './auto-scroll.ts';
import type { Draft, Gesture, GridPoint } from './gestures.ts';

/** How a grid answers a pointer. */
export type PointerModel = {
  /** Returns the place under a position of the window. */
  readonly pointAt: (x: number, y: number) => GridPoint | null;
  /** Returns the gesture that a press on an element begins; null if it cannot be dragged. */
  readonly gestureAt: (target: Element, point: GridPoint) => Gesture | null;
  readonly draftOf: (gesture: Gesture, point: GridPoint) => Draft | null;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onDrop: (draft: Draft) => void;
  /** A press without a drag on an empty place. */
  readonly onPress: (point: GridPoint) => void;
};

type Press = {
  readonly gesture: Gesture;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
};

/** A press that moves less than this is not a drag, in pixels. A finger moves a little even at rest. */
const DISTANCE = { mouse: 4, touch: 10 };
/** A finger that stays in place this long drags instead of scrolling, in milliseconds. */
const LONG_PRESS_MS = 400;

/** Returns whether an element is a part of a column without an entry or another control. */
export const isEmptyPlace = (target: Element): boolean =>
  target.closest('[data-column]') !== null && target.closest('button') === null;

/**
 * Lets a mouse drag in a grid immediately, and a finger after a long press, so that a quick swipe still scrolls. Escape
 * cancels.
 *
 * @param readModel returns how the grid answers as it is rendered now
 * @returns a function that stops tracking
 */
export function trackPointer(element: HTMLElement, readModel: () => PointerModel): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const tracker = new PointerTracker(element, readModel);
  element.addEventListener('pointerdown', (event) => tracker.press(event), { signal });
  window.addEventListener('pointermove', (event) => tracker.move(event), { signal });
  window.addEventListener('pointerup', (event) => tracker.release(event), { signal });
  window.addEventListener('pointercancel', (event) => tracker.cancel(event), { signal });
  window.addEventListener('keydown', (event) => tracker.key(event), { signal, capture: true });
  const hold = (event: Event) => tracker.preventDefaultWhileDragging(event);
  element.addEventListener('touchmove', hold, { signal, passive: false });
  element.addEventListener('contextmenu', hold, { signal });
  element.addEventListener('click', (event) => tracker.click(event), { signal, capture: true });
  return () => {
    tracker.stop();
    listening.abort();
  };
}

/** The state of a press: none, a press that may become a drag, or a drag. */
class PointerTracker {
  readonly #readModel: () => PointerModel;
  readonly #autoScroll: AutoScroll;
  #press: Press | null = null;
  #isDragging = false;
  /** The click that follows a drag must not open what is under the pointer. */
  #isClickSwallowed = false;
  #longPress: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, readModel: () => PointerModel) {
    this.#readModel = readModel;
    this.#autoScroll = createAutoScroll(element, () => this.#readModel().onDraft(this.#draft()));
  }

  press({ target, button, pointerId, clientX: x, clientY: y, pointerType }: PointerEvent) {
    this.#isClickSwallowed = false;
    if (this.#press || button !== 0 || !(target instanceof Element)) return;
    const { pointAt, gestureAt } = this.#readModel();
    const point = pointAt(x, y);
    const gesture = point && gestureAt(target, point);
    if (!gesture) return;
    this.#press = { gesture, pointerId, x, y };
    if (pointerType !== 'mouse') this.#longPress = setTimeout(() => this.#drag(), LONG_PRESS_MS);
  }

  move({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) {
    const press = this.#press;
    if (press?.pointerId !== pointerId) return;
    if (!this.#isDragging) {
      const isMouse = pointerType === 'mouse';
      const moved = Math.hypot(x - press.x, y - press.y);
      if (moved < DISTANCE[isMouse ? 'mouse' : 'touch']) return;
      // The finger scrolls.
      if (!isMouse) return this.stop();
    }
    this.#press = { ...press, x, y };
    this.#drag();
    this.#autoScroll.follow(x, y);
  }

  release({ pointerId }: PointerEvent) {
    if (this.#press?.pointerId !== pointerId) return;
    const draft = this.#isDragging ? this.#draft() : null;
    this.stop();
    if (draft) this.#readModel().onDrop(draft);
  }

  cancel({ pointerId }: PointerEvent) {
    if (this.#press?.pointerId === pointerId) this.stop();
  }

  key(event: KeyboardEvent) {
    if (!this.#isDragging || event.key !== 'Escape') return;
    event.stopPropagation();
    this.stop();
  }

  preventDefaultWhileDragging(event: Event) {
    if (this.#isDragging) event.preventDefault();
  }

  click(event: MouseEvent) {
    const { target, detail, clientX, clientY } = event;
    // A key clicks without a pointer.
    if (this.#isClickSwallowed && detail > 0) return event.stopPropagation();
    if (!(target instanceof Element) || !isEmptyPlace(target)) return;
    const { pointAt, onPress } = this.#readModel();
    const point = pointAt(clientX, clientY);
    if (point) onPress(point);
  }

  stop() {
    if (!this.#press) return;
    clearTimeout(this.#longPress);
    this.#autoScroll.stop();
    this.#isClickSwallowed = this.#isDragging;
    this.#press = null;
    this.#isDragging = false;
    this.#readModel().onDraft(null);
  }

  #drag() {
    this.#isDragging = true;
    this.#readModel().onDraft(this.#draft());
  }

  #draft(): Draft | null {
    if (!this.#press) return null;
    const { gesture, x, y } = this.#press;
    const { pointAt, draftOf } = this.#readModel();
    const point = pointAt(x, y);
    return point && draftOf(gesture, point);
  }
}
