import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { Thread } from '@zampa/client/conversations/thread';
import { useLoadOlder } from '@zampa/client/conversations/use-conversation';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConversationThread.module.css';

export type OlderMessagesProps = {
  readonly thread: Thread;
  readonly scroller: RefObject<HTMLElement | null>;
};

/** The top of a thread that goes on: loads the page before it when it comes near; after a failure it waits to be pressed. */
export function OlderMessages({ thread, scroller }: OlderMessagesProps) {
  const { t } = useTranslation();
  const older = useLoadOlder();
  const { mutate, isPending, isError } = older;
  const { ref, entry } = useIntersection<HTMLDivElement>({ root: scroller.current, rootMargin: '400px' });
  const isDue = entry?.isIntersecting && !thread.complete && !isPending && !isError;

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
