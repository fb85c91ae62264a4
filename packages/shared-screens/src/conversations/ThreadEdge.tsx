import { Button } from '@mantine/core';
import type { Thread } from '@zampa/client/conversations/thread/thread';
import type { LoadMoreOf } from '@zampa/client/conversations/thread/use-thread-at';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './ConversationThread.module.css';

/** The page is asked for before its place comes into view. */
const NEAR = '400px';

export type ThreadEdgeProps = {
  readonly thread: Thread;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly more: LoadMoreOf;
  /** What is said while it loads, and on the button after a failure. */
  readonly labels: { readonly loading: string; readonly retry: string };
};

/** Shows where a thread goes on: loads the next page when this comes near; after a failure it waits to be pressed. */
export function ThreadEdge({ thread, scroller, more, labels }: ThreadEdgeProps) {
  const { mutate, isPending, isError } = more;
  const edge = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!edge.current || isPending || isError) return;
    // A new observer looks again once the rows of the last page have found their place: an old one would still say
    // that the edge is near, and a page that is put in before they have makes the thread jump.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) mutate(thread);
      },
      { root: scroller.current, rootMargin: NEAR },
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
