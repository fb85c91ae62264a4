import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTyping } from './RealtimeProvider.tsx';
import type { People } from './typing.ts';

const nobody: People = new Map();
const never = () => () => {};
const noPeople = () => nobody;

/** Returns the first names of those who are writing at this moment in a conversation, which is on the screen. */
export function useTypingNames(conversationId: string): readonly string[] {
  const typing = useTyping();
  useEffect(() => typing?.look(conversationId), [typing, conversationId]);
  const people = useSyncExternalStore(typing?.subscribe ?? never, typing?.people ?? noPeople);
  const names = people.get(conversationId);
  return useMemo(() => [...(names?.values() ?? [])], [names]);
}

/** Returns what is to be called with every letter. */
export function useSayTyping(conversationId: string): () => void {
  const typing = useTyping();
  return useCallback(() => typing?.say(conversationId), [typing, conversationId]);
}
