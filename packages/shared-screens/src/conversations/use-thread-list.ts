import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowOfSeq, type ThreadRow } from './thread-rows.ts';

/** So close to the end counts as being there. */
const END_PX = 80;

const usualHeights: Readonly<Record<ThreadRow['kind'], number>> = {
  day: 36,
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
  /** Own messages on their way: writing one brings the end into view. */
  readonly pendingCount: number;
  /** The event that is looked for. */
  readonly seq: number | undefined;
  /** Whether newer events than the rows are still to be loaded: then their end is not the end. */
  readonly hasNewer: boolean;
};

/**
 * Returns the rows on screen out of all rows of a thread. It opens at the end, or at the event that is looked for, and
 * follows what comes while one is at the end; rows that are put in front leave what one is reading where it is.
 */
export function useThreadList({ id, rows, pendingCount, seq, hasNewer }: ThreadListOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  // What joins a part on to the newest is not followed, only what comes after that.
  const [isWhole, setWhole] = useState(!hasNewer);
  useEffect(() => setWhole(!hasNewer), [hasNewer]);
  const staysAtEnd = useRef(seq === undefined);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => usualHeights[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: isWhole && !hasNewer,
    scrollEndThreshold: END_PX,
    overscan: 6,
    onChange: (list, isScrolling) => {
      setAtEnd(list.isAtEnd(END_PX));
      if (isScrolling) staysAtEnd.current = list.isAtEnd(END_PX);
    },
  });
  // What is loaded into the last rows makes them higher: who was at the end stays there, who scrolled away does too.
  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (staysAtEnd.current && isWhole && !hasNewer) virtualizer.scrollToEnd();
  }, [virtualizer, height, isWhole, hasNewer]);

  // What is below the thread grows: files to send, the keyboard. The last message stays in sight.
  useOnResize(scroller, () => {
    if (staysAtEnd.current && isWhole && !hasNewer) virtualizer.scrollToEnd();
  });

  const latestRows = useRef(rows);
  useLayoutEffect(() => {
    latestRows.current = rows;
  }, [rows]);
  useLayoutEffect(() => {
    if (seq === undefined) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(rowOfSeq(latestRows.current, seq), { align: 'center' });
  }, [virtualizer, id, seq]);

  const sent = useRef(pendingCount);
  useEffect(() => {
    if (pendingCount > sent.current) virtualizer.scrollToEnd();
    sent.current = pendingCount;
  }, [virtualizer, pendingCount]);

  // Read here and not by the component: the list changes inside one and the same object, which a compiled component
  // would take for unchanged. The compiler leaves a function that calls `useVirtualizer` as it is.
  return {
    scroller,
    isAtEnd: isAtEnd && !hasNewer,
    lines: virtualizer.getVirtualItems(),
    height,
    measureLine: virtualizer.measureElement,
    toEnd: () => virtualizer.scrollToEnd(),
  };
}

/** Calls back when an element gets another size, and once at the beginning. */
function useOnResize(element: RefObject<HTMLElement | null>, onResize: () => void): void {
  const resized = useEffectEvent(onResize);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(() => resized());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
