import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadRow } from './thread-rows.ts';

/** So close to the end counts as being there. */
const END_PX = 80;

const usualHeights: Readonly<Record<ThreadRow['kind'], number>> = {
  day: 36,
  notice: 40,
  details: 120,
  request: 90,
  message: 84,
  pending: 84,
};

/**
 * The rows on screen out of all rows of a thread. It opens at the end and follows what comes while one is there;
 * older rows that are put in front leave what one is reading where it is.
 *
 * @param pendingCount own messages on their way: writing one brings the end into view
 */
export function useThreadList(id: string, rows: readonly ThreadRow[], pendingCount: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => usualHeights[rows[index]?.kind ?? 'message'],
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    overscan: 6,
    onChange: (list) => setAtEnd(list.isAtEnd(END_PX)),
  });

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer, id]);

  const sent = useRef(pendingCount);
  useEffect(() => {
    if (pendingCount > sent.current) virtualizer.scrollToEnd();
    sent.current = pendingCount;
  }, [virtualizer, pendingCount]);

  // Read here and not by the component: the list changes inside one and the same object, which a compiled component
  // would take for unchanged. The compiler leaves a function that calls `useVirtualizer` as it is.
  return {
    scroller,
    isAtEnd,
    lines: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measureLine: virtualizer.measureElement,
    toEnd: () => virtualizer.scrollToEnd(),
  };
}
