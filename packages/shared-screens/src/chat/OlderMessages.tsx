import { Button } from '@mantine/core';
import type { Thread } from '@zampa/client/conversations/thread';
import { useLoadOlder } from '@zampa/client/conversations/use-conversation';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './ConversationThread.module.css';

/** The page is asked for before its place comes into view. */
const NEAR = '400px';

export type OlderMessagesProps = {
  readonly thread: Thread;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** The top of a thread that goes on: loads the page before it when it comes near; after a failure it waits to be pressed. */
export function OlderMessages({ thread, scroller }: OlderMessagesProps) {
  const { t } = useTranslation();
  const older = useLoadOlder();
  const { mutate, isPending, isError } = older;
  const { ref, isNear } = useNear(scroller);
  const isDue = isNear && !thread.complete && !isPending && !isError;

  useEffect(() => {
    if (isDue) mutate(thread);
  }, [isDue, mutate, thread]);

  if (thread.complete) return null;
  return (
    <div ref={ref} className={styles['older']} role="status">
      {isError ? (
        <Button variant="subtle" onClick={() => mutate(thread)}>
          {t('chat:older')}
        </Button>
      ) : (
        t('chat:loadingOlder')
      )}
    </div>
  );
}

/** Whether an element is in view, or will be soon. */
function useNear(scroller: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { root: scroller.current, rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [scroller]);
  return { ref, isNear };
}
