import { Button } from '@mantine/core';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { LoadEventsMutation } from '@zampa/client/conversations/thread/use-thread-at';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './ConversationThread.module.css';

/** Loads the next page this far before the edge becomes visible. */
const PREFETCH_MARGIN = '400px';

export type ThreadEdgeProps = {
  readonly thread: Thread;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly more: LoadEventsMutation;
  /** Text while loading, and label of the button after a failure. */
  readonly labels: { readonly loading: string; readonly retry: string };
};

/** Edge of a thread: loads the next page when it is nearly visible; after a failure shows a retry button. */
export function ThreadEdge({ thread, scroller, more, labels }: ThreadEdgeProps) {
  const { mutate, isPending, isError } = more;
  const edge = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!edge.current || isPending || isError) return;
    // Creates a new observer after each page: an old one would still report the edge as visible before the rows of
    // the last page are laid out, and inserting another page then makes the thread jump.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) mutate(thread);
      },
      { root: scroller.current, rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [scroller, thread, mutate, isPending, isError]);

  return (
    <div ref={edge} className={styles['edge']} role="status">
      {isError ? (
        <Button variant="subtle" onClick={() => mutate(thread)}>
          {labels.retry}
        </Button>
      ) : (
        labels.loading
      )}
    </div>
  );
}
