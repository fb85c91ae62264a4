import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowIndexOf, type ThreadRow } from './thread-rows.ts';

/** Distance from the end, in px, that still counts as being at the end. */
const END_PX = 80;

const estimatedHeights: Readonly<Record<ThreadRow['kind'], number>> = {
  day: 36,
  unread: 36,
  notice: 40,
  payment: 40,
  time: 40,
  details: 120,
  proposal: 280,
  appointment: 320,
  request: 90,
  message: 84,
  pending: 84,
};

export type ThreadListOptions = {
  readonly id: string;
  readonly rows: readonly ThreadRow[];
  /** Number of pending own messages; a new one scrolls to the end. */
  readonly pendingCount: number;
  /** The event to scroll to. */
  readonly seq: number | undefined;
  /** Whether newer events are not loaded yet, so that the last row is not the end of the conversation. */
  readonly hasNewer: boolean;
};

/**
 * Virtualizes the rows of a thread. Opens at the end or at the event `seq`, follows new messages while scrolled to
 * the end, and keeps the scroll position when older rows are prepended.
 */
export function useThreadList({ id, rows, pendingCount, seq, hasNewer }: ThreadListOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // Follows only messages that arrive after the newest page is loaded, not the rows of that page.
  const [isComplete, setComplete] = useState(!hasNewer);
  useEffect(() => setComplete(!hasNewer), [hasNewer]);
  const wasAtEnd = useRef(seq === undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatedHeights[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: isComplete && !hasNewer,
    scrollEndThreshold: END_PX,
    overscan: 6,
    onChange: (list, isScrolling) => {
      setAtEnd(list.isAtEnd(END_PX));
      if (isScrolling) wasAtEnd.current = list.isAtEnd(END_PX);
    },
  });
  // Files that load in the last rows increase the height. Stays at the end if the user was there; otherwise keeps the
  // position.
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (wasAtEnd.current && isComplete && !hasNewer) virtualizer.scrollToEnd();
  }, [virtualizer, height, isComplete, hasNewer]);

  // Keeps the last message visible when the area below the thread grows (attachments, keyboard).
  useOnResize(scroller, () => {
    if (wasAtEnd.current && isComplete && !hasNewer) virtualizer.scrollToEnd();
  });

  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  }, [rows]);
  useLayoutEffect(() => {
    if (seq === undefined) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(rowIndexOf(latestRows.current, seq), { align: 'center' });
  }, [virtualizer, id, seq]);

  const previousPendingCount = useRef(pendingCount);
  useEffect(() => {
    if (pendingCount > previousPendingCount.current) virtualizer.scrollToEnd();
    previousPendingCount.current = pendingCount;
  }, [virtualizer, pendingCount]);

  // Reads the values here and not in the component: the virtualizer mutates one object, which a compiled component
  // would treat as unchanged. React Compiler skips functions that call `useVirtualizer`.
  return {
    scroller,
    isAtEnd: isAtEnd && !hasNewer,
    lines: virtualizer.getVirtualItems(),
    height,
    measureLine: virtualizer.measureElement,
    scrollToEnd: () => virtualizer.scrollToEnd(),
  };
}

/** Calls back when an element is resized, and once after mounting. */
function useOnResize(element: RefObject<HTMLElement | null>, onResize: () => void): void {
  const notifyResized = useEffectEvent(onResize);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(() => notifyResized());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
