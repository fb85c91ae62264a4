import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClient } from '../../ClientProvider.tsx';
import type { ReadMark } from '../../storage/offline-types.ts';
import { changeInLists, refreshInbox } from '../lists/refresh-lists.ts';
import { conversationKeys } from '../keys.ts';
import { shouldMarkSeen, withReadUpTo } from './seen.ts';
import { lastSeq, type Thread } from './thread.ts';

/**
 * Reports how far the user has read. Only events on screen in a focused window count as read.
 *
 * @param atEnd whether the thread is scrolled to its end
 */
export function useMarkSeen(thread: Thread | undefined, atEnd: boolean) {
  const [{ api, app }, queryClient] = [useClient(), useQueryClient()];
  const isAttentive = useHasAttention();
  const marked = useRef({ id: '', seq: 0 });
  const { mutate } = useMutation({
    mutationKey: conversationKeys.seen,
    mutationFn: (body: ReadMark) => api.markSeen({ body }),
    onSuccess: (_answer, { conversationId: id, seq }) => {
      queryClient.setQueryData<Thread>(conversationKeys.detail(id), (cached) =>
        cached ? withReadUpTo(cached, seq) : cached,
      );
      changeInLists(queryClient, id, (cached) => withReadUpTo(cached, seq));
      refreshInbox(queryClient);
    },
    // Retried with the next message or opening, or by the device when back online.
    onError: () => {
      marked.current = { id: '', seq: 0 };
    },
  });

  const id = thread?.id;
  const seq = thread ? lastSeq(thread) : 0;
  const isDue = thread && shouldMarkSeen(thread, app);
  useEffect(() => {
    if (!id || !isAttentive || !atEnd || !isDue) return;
    if (marked.current.id === id && marked.current.seq >= seq) return;
    marked.current = { id, seq };
    mutate({ conversationId: id, seq });
  }, [id, seq, isDue, isAttentive, atEnd, mutate]);
}

function useHasAttention(): boolean {
  return useSyncExternalStore(
    subscribeToAttention,
    () => document.visibilityState === 'visible' && document.hasFocus(),
  );
}

function subscribeToAttention(onChange: () => void) {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
