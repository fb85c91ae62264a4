import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../ClientProvider.tsx';
import { conversationKeys } from '../keys.ts';
import type { Thread } from './thread.ts';
import { useThread } from './use-thread.ts';
import { hasLoaded, threadPartQuery } from './thread-part.ts';

/** Loaded when an older or newer page is needed. */
const loadMoreModule = () => import('./load-more.ts');

/**
 * Loads a conversation, opened at the event `seq` if given. Shows the events around it until the loaded events
 * connect to the latest ones. `newer` is null if no newer events are missing.
 */
export function useThreadAt(id: string, seq: number | undefined) {
  const [api, client] = [useApi(), useQueryClient()];
  const thread = useThread(id);
  const at = seq !== undefined && thread.data && !hasLoaded(thread.data, seq) ? seq : null;
  const part = useQuery({ ...threadPartQuery(api, client, id, at ?? 0), enabled: at !== null });
  const key = at === null ? conversationKeys.detail(id) : conversationKeys.part(id, at);
  const older = useMutation({
    mutationFn: async (shown: Thread) =>
      (await loadMoreModule()).loadOlder(api, client, shown, key),
  });
  const newer = useMutation({
    mutationFn: async (shown: Thread) =>
      (await loadMoreModule()).loadNewer(api, client, shown, at ?? 0),
  });
  return { query: at === null ? thread : part, older, newer: at === null ? null : newer };
}

export type LoadEventsMutation = ReturnType<typeof useThreadAt>['older'];
