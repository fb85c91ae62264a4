import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../ClientProvider.tsx';
import { conversationKeys } from '../keys.ts';
import type { Thread } from './thread.ts';
import { reaches, threadPartQuery } from './thread-part.ts';
import { useThread } from '../../inbox/use-requests.ts';

/** Comes with the first page that somebody scrolls to, or that a search leads to. */
const more = () => import('./load-more.ts');

/**
 * Returns a conversation, opened at one of its events where `seq` names one: then the events around it, until those
 * after them join on to the newest. `newer` is null where nothing is missing after what is shown.
 */
export function useThreadAt(id: string, seq: number | undefined) {
  const [api, client] = [useApi(), useQueryClient()];
  const thread = useThread(id);
  const at = seq !== undefined && thread.data && !reaches(thread.data, seq) ? seq : null;
  const part = useQuery({ ...threadPartQuery(api, client, id, at ?? 0), enabled: at !== null });
  const key = at === null ? conversationKeys.detail(id) : conversationKeys.part(id, at);
  const older = useMutation({
    mutationFn: async (shown: Thread) => (await more()).loadOlder(api, client, shown, key),
  });
  const newer = useMutation({
    mutationFn: async (shown: Thread) => (await more()).loadNewer(api, client, shown, at ?? 0),
  });
  return { query: at === null ? thread : part, older, newer: at === null ? null : newer };
}

export type LoadMoreOf = ReturnType<typeof useThreadAt>['older'];
