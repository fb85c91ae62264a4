import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTyping } from './RealtimeProvider.tsx';
import type { People } from './typing.ts';

const nobody: People = new Map();
const subscribeToNothing = () => () => {};
const noPeople = () => nobody;

/** Returns the first names of the people who are typing in a conversation on screen. */
export function useTypingNames(conversationId: string): readonly string[] {
  const typing = useTyping();
  useEffect(() => typing?.watch(conversationId), [typing, conversationId]);
  const people = useSyncExternalStore(
    typing?.subscribe ?? subscribeToNothing,
    typing?.people ?? noPeople,
  );
  const names = people.get(conversationId);
  return useMemo(() => [...(names?.values() ?? [])], [names]);
}

/** Returns a function to call on every keystroke. */
export function useSendTyping(conversationId: string): () => void {
  const typing = useTyping();
  return useCallback(() => typing?.sendTyping(conversationId), [typing, conversationId]);
}
