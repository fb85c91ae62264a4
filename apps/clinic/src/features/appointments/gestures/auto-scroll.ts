/** How near to an edge of what scrolls a drag begins to scroll it, in pixels. */
const EDGE = 48;
/** Pixels per frame at the edge itself. */
const FASTEST = 16;

/** Returns how far to scroll in a frame: negative near the first edge, positive near the last, else 0. */
export function scrollSpeed(at: number, first: number, last: number): number {
  const [before, after] = [at - first, last - at];
  const depth = Math.min(EDGE, Math.max(0, EDGE - Math.min(before, after)));
  const speed = Math.ceil((depth / EDGE) * FASTEST);
  return before < after ? 0 - speed : speed;
}

/** Returns the nearest ancestor, or the element itself, that scrolls vertically. */
export function findScroller(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (
      each.scrollHeight > each.clientHeight &&
      ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)
    )
      return each;
  return null;
}

/**
 * Scrolls the surroundings of an element while a drag is near their edge.
 *
 * @param onScroll called after each step, since other content is then under the pointer
 */
export function createAutoScroll(element: Element, onScroll: () => void) {
  let frame = 0;
  let pointer = { x: 0, y: 0 };
  const step = () => {
    frame = 0;
    const scroller = findScroller(element);
    if (!scroller) return;
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const before = { left: scroller.scrollLeft, top: scroller.scrollTop };
    scroller.scrollBy(scrollSpeed(pointer.x, left, right), scrollSpeed(pointer.y, top, bottom));
    if (scroller.scrollLeft === before.left && scroller.scrollTop === before.top) return;
    onScroll();
    frame = requestAnimationFrame(step);
  };
  return {
    follow(x: number, y: number) {
      pointer = { x, y };
      frame ||= requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

export type AutoScroll = ReturnType<typeof createAutoScroll>;
