import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useClient } from '../../ClientProvider.tsx';
import type { KeptMark } from '../../offline/kept.ts';
import { changeInLists, refreshWaiting } from '../../realtime/receive.ts';
import { conversationKeys } from '../keys.ts';
import { isToBeMarked, readUpTo } from './seen.ts';
import { lastSeq, type Thread } from './thread.ts';

/**
 * Says how far a person has read: only what is on screen, in a window that has their attention.
 *
 * @param atEnd whether the thread is scrolled to its end
 */
export function useMarkSeen(thread: Thread | undefined, atEnd: boolean) {
  const [{ api, app }, queryClient] = [useClient(), useQueryClient()];
  const isAttentive = useAttention();
  const marked = useRef({ id: '', seq: 0 });
  const { mutate } = useMutation({
    mutationKey: conversationKeys.seen,
    mutationFn: (body: KeptMark) => api.send('PUT /events/seen', { body }),
    onSuccess: (_answer, { conversationId: id, seq }) => {
      queryClient.setQueryData<Thread>(conversationKeys.detail(id), (known) =>
        known ? readUpTo(known, seq) : known,
      );
      changeInLists(queryClient, id, (known) => readUpTo(known, seq));
      refreshWaiting(queryClient);
    },
    // It is said again with the next message or the next opening; or, by the device, when there is a connection.
    onError: () => {
      marked.current = { id: '', seq: 0 };
    },
  });

  const id = thread?.id;
  const seq = thread ? lastSeq(thread) : 0;
  const isDue = thread && isToBeMarked(thread, app);
  useEffect(() => {
    if (!id || !isAttentive || !atEnd || !isDue) return;
    if (marked.current.id === id && marked.current.seq >= seq) return;
    marked.current = { id, seq };
    mutate({ conversationId: id, seq });
  }, [id, seq, isDue, isAttentive, atEnd, mutate]);
}

function useAttention(): boolean {
  return useSyncExternalStore(
    onAttentionChange,
    () => document.visibilityState === 'visible' && document.hasFocus(),
  );
}

function onAttentionChange(onChange: () => void) {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
